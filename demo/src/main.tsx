import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { routeOf } from './base.ts';
import { findPage } from './pages.tsx';
import './style.css';

const container = document.querySelector('#app');
// At once, so that what needs no request is there before the page has loaded.
if (container) flushSync(() => createRoot(container).render(findPage(routeOf(location.pathname))));
