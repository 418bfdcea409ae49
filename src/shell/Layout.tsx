import type { ReactNode } from 'react';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { Navbar } from './navbar/Navbar.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The runtime fills these elements, maybe before hydration: React must not compare what is in them. */
const FOREIGN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

interface LayoutProps {
  children: ReactNode;
}

/** The frame around the content of every page. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div id="route-announcer" className="visually-hidden" aria-live="polite" {...FOREIGN} />
      <AnnouncementBar />
      <Navbar />
      <div id="load-status" {...FOREIGN} />
      <div id="__docusaurus_skipToContent_fallback" className={styles.content}>
        {children}
      </div>
      <Footer />
    </>
  );
}
