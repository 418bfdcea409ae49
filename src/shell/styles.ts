// Styles that belong to no component, in the order of their layers.
import '#ui/tokens.css';
import '#ui/base.css';
import './prose.css';
import './reference.css';
import '#features/styles.ts';
import './status.css';
