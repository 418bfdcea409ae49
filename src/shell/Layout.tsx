import type { ReactNode } from 'react';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { Navbar } from './navbar/Navbar.tsx';
import { SkipLink } from './SkipLink.tsx';

interface LayoutProps {
  children: ReactNode;
}

/** The frame around the content of every page. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div id="route-announcer" className="visually-hidden" aria-live="polite" />
      <AnnouncementBar />
      <Navbar />
      <div id="load-status" />
      <div id="__docusaurus_skipToContent_fallback" className={styles.content}>
        {children}
      </div>
      <Footer />
    </>
  );
}
