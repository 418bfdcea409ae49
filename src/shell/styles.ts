// Styles that belong to no component, in the order of their layers.
import '#ui/tokens.css';
import '#ui/base.css';
import './prose.css';
import './reference.css';
import '#features/samples/samples.css';
import '#features/examples/examples.css';
import '#features/tabs/tabs.css';
import '#features/videos/videos.css';
import '#features/ambassadors/ambassadors.css';
import './status.css';
