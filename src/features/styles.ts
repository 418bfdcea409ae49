// The styles of all features. Later ones may override earlier ones.
import './admonitions/admonitions.css';
import './details/details.css';
import './inline-code/inline-code.css';
import './tables/tables.css';
import './images/images.css';
import './filters/filters.css';
import './samples/samples.css';
import './examples/examples.css';
import './tabs/tabs.css';
import './videos/videos.css';
import './ambassadors/ambassadors.css';
import './url-patterns/url-patterns.css';
import './devices/devices.css';
import './command-line/command-line.css';
import './lookup/lookup.css';
import './releases/releases.css';
import './edition-matrix/edition-matrix.css';
