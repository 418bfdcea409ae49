// Components only run at build time, so the browser gets their styles from here: first those that belong to no
// component, in the order of their layers. Islands bring theirs.
import '#ui/tokens.css';
import '#ui/base.css';
import './prose.css';
import './reference.css';
import '#features/styles.ts';
import './status.css';
import './print.css';

import '#ui/Collapsible.module.css';
import '#ui/Dropdown.module.css';
import './Brand.module.css';
import './ColorModeToggle.module.css';
import './KeyboardHelp.module.css';
import './Layout.module.css';
import './SiteLink.module.css';
import './article/ContentsList.module.css';
import './navbar/MobileMenu.module.css';
import './navbar/Navbar.module.css';
import './navbar/NavbarItem.module.css';
import './navbar/SearchButton.module.css';
import './pages/DocPage.module.css';
import './pages/HomePage.module.css';
import './pages/NotFoundPage.module.css';
import './sidebar/Sidebar.module.css';
import './switching/CounterpartLink.module.css';
