import type { ReactNode } from 'react';
import { CrashPage } from './crash/CrashPage.tsx';
import type { Crash } from './crash/ErrorBoundary.tsx';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import type { Shell as ShellValue } from './shellContext.tsx';
import { ShellProvider } from './shellContext.tsx';

interface ShellProps {
  value: ShellValue;
  /** The content of the page. */
  children: ReactNode;
  /** Rendered after the frame, inside its error boundary. */
  after?: ReactNode;
}

/** The frame around a page, the same at build time and in the browser; something is shown whatever fails. */
export function Shell({ value, children, after }: ShellProps) {
  const { path } = value.meta;
  return (
    <ShellProvider value={value}>
      <ErrorBoundary resetKey={path} fallback={(crash) => <RootCrash {...crash} path={path} />}>
        <Layout>
          <ErrorBoundary
            resetKey={path}
            fallback={(crash) => <CrashPage level="page" {...crash} />}
          >
            {children}
          </ErrorBoundary>
        </Layout>
        {after}
      </ErrorBoundary>
    </ShellProvider>
  );
}

/** Inside the frame if that can be rendered now, otherwise on its own (behavior crash-root-level). */
function RootCrash({ path, ...crash }: Crash & { path: string }) {
  const page = <CrashPage level="root" {...crash} />;
  return (
    <ErrorBoundary resetKey={path} fallback={() => page}>
      <Layout>{page}</Layout>
    </ErrorBoundary>
  );
}
