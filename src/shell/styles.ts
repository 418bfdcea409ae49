// Styles that belong to no component, in the order of their layers.
import '#ui/tokens.css';
import '#ui/base.css';
import './prose.css';
import './reference.css';
import './samples.css';
import './examples.css';
import './tabs.css';
import './videos.css';
import './people.css';
import './status.css';
