import { createContext, use } from 'react';
import type { Edition } from '#model/edition.ts';
import { invariant } from '#model/invariant.ts';
import type { Frame, PageContent, PageMeta, SiteInEdition } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { Version } from '#model/version.ts';

/** The page that is rendered; components run at build time only. */
export interface Shell {
  frame: Frame;
  meta: PageMeta;
  content: PageContent;
}

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('Hook useShell is called outside the <ShellProvider>.');
  return shell;
}

export function useSite(): SiteInEdition {
  return useShell().frame.site;
}

/** Turns a path of the site into a value for `href`. */
export function useHref(): (path: string) => string {
  const { baseUrl } = useSite();
  return (path) => withBase(baseUrl, path);
}

export function useEdition(): Edition {
  const { frame, meta } = useShell();
  const edition = frame.site.editions.find(({ id }) => id === meta.edition);
  invariant(edition, `no edition "${meta.edition}" in the configuration`);
  return edition;
}

export function useVersion(): Version {
  const { frame, meta } = useShell();
  const version = frame.site.versions.find(({ name }) => name === meta.version);
  invariant(version, `no version "${meta.version}" in the configuration`);
  return version;
}
