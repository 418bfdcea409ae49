import type { ReactNode } from 'react';
import { CrashPage } from './crash/CrashPage.tsx';
import type { Crash } from './crash/ErrorBoundary.tsx';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import type { Shell as ShellValue } from './shellContext.tsx';
import { ShellProvider } from './shellContext.tsx';

interface ShellProps {
  value: ShellValue;
  /** What belongs to the page alone. */
  children: ReactNode;
  /** Follows the frame, inside of what catches its failures. */
  after?: ReactNode;
}

/** The frame around a page, the same at build time and in the browser; whatever fails, something shows. */
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

/** Inside the frame if that can be rendered now, otherwise alone (behavior crash-root-level). */
function RootCrash({ path, ...crash }: Crash & { path: string }) {
  const page = <CrashPage level="root" {...crash} />;
  return (
    <ErrorBoundary resetKey={path} fallback={() => page}>
      <Layout>{page}</Layout>
    </ErrorBoundary>
  );
}
