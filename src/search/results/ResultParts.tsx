import type { Edition } from '#model/edition.ts';
import { withBase } from '#model/path.ts';
import type { ElsewhereHit, MarkedPart } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
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

interface ElsewhereLinksProps {
  className: string | undefined;
  site: Pick<SiteConfig, 'baseUrl' | 'editions'>;
  /** The edition that was searched. */
  edition: Edition;
  hits: readonly ElsewhereHit[];
  /** Called when the link opens in this tab. */
  onFollow?: () => void;
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
          <a
            href={withBase(site.baseUrl, hit.path)}
            onClick={({ nativeEvent }) => {
              if (isPlainClick(nativeEvent)) onFollow?.();
            }}
          >
            {hit.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
