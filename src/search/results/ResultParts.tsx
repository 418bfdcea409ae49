import type { ReactNode } from 'react';
import type { Edition } from '#model/edition.ts';
import type { StartPlace } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { ElsewhereHit, MarkedPart } from '#model/search.ts';
import { searchPath } from '#model/searchPath.ts';
import type { SiteConfig } from '#model/site.ts';
import { encodeText } from '#model/wholeText.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import type { ShownHit } from './hit.ts';

/** Shown if the source of results is `fallback`. */
export const FALLBACK_NOTICE =
  'The search service did not respond. Showing results from the built-in index.';

/** Where a link to a hit opens. */
export function targetProps({ isExternal }: ShownHit) {
  return isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Text with highlighted matches; never renders foreign markup. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

interface FollowLinkProps {
  href: string;
  /** Called when it opens in this tab. */
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

function FollowLink({ href, onFollow, children }: FollowLinkProps) {
  return (
    <a
      href={href}
      onClick={({ nativeEvent }) => {
        if (isPlainClick(nativeEvent)) onFollow?.();
      }}
    >
      {children}
    </a>
  );
}

interface OtherWaysProps {
  className?: string | undefined;
  site: Pick<SiteConfig, 'baseUrl' | 'editions' | 'search'>;
  /** The edition that was searched. */
  edition: Edition;
  query: string;
  /** Called when a link opens in this tab. */
  onFollow?: (() => void) | undefined;
}

/** The same search elsewhere: in the other editions, and among the reported problems. */
export function OtherWays({ className, site, edition, query, onFollow }: OtherWaysProps) {
  const { editions, search } = site;
  const others = editions.filter(({ id }) => id !== edition.id);
  const inEditions = others.flatMap((other) => {
    const path = searchPath(site, other);
    return path === undefined ? [] : [{ label: other.label, path }];
  });
  return (
    <ul className={className}>
      {inEditions.map(({ label, path }) => (
        <li key={path}>
          <FollowLink
            href={`${withBase(site.baseUrl, path)}?q=${encodeText(query)}`}
            onFollow={onFollow}
          >
            Search in {label}
          </FollowLink>
        </li>
      ))}
      {search.issuesUrl && (
        <li>
          <a
            href={search.issuesUrl.replaceAll('{query}', encodeText(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Search GitHub issues
          </a>
        </li>
      )}
    </ul>
  );
}

interface StartLinksProps {
  className?: string | undefined;
  baseUrl: string;
  places: readonly StartPlace[];
  /** Called when a link opens in this tab. */
  onFollow?: (() => void) | undefined;
}

/** Where readers of this edition begin. */
export function StartLinks({ className, baseUrl, places, onFollow }: StartLinksProps) {
  if (places.length === 0) return undefined;
  return (
    <nav className={className} aria-label="Start here">
      <ul>
        {places.map(({ title, path }) => (
          <li key={path}>
            <FollowLink href={withBase(baseUrl, path)} onFollow={onFollow}>
              {title}
            </FollowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ElsewhereLinksProps {
  className: string | undefined;
  site: Pick<SiteConfig, 'baseUrl' | 'editions'>;
  /** The edition that was searched. */
  edition: Edition;
  hits: readonly ElsewhereHit[];
  /** Called when the link opens in this tab. */
  onFollow?: (() => void) | undefined;
}

/** Matches that another edition has and this one lacks. */
export function ElsewhereLinks({ className, site, edition, hits, onFollow }: ElsewhereLinksProps) {
  if (hits.length === 0) return undefined;
  return (
    <ul className={className}>
      {hits.map((hit) => (
        <li key={hit.edition + hit.path}>
          Not in {edition.label}, but in {site.editions.find(({ id }) => id === hit.edition)?.label}
          :{' '}
          <FollowLink href={withBase(site.baseUrl, hit.path)} onFollow={onFollow}>
            {hit.title}
          </FollowLink>
        </li>
      ))}
    </ul>
  );
}
