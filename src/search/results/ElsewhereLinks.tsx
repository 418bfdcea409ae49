import type { Edition, EditionId } from '#model/edition.ts';
import { withBase } from '#model/path.ts';
import type { ElsewhereHit } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';

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
export function ElsewhereLinks(props: ElsewhereLinksProps) {
  const { className, site, edition, hits, onFollow } = props;
  const labelOf = (wanted: EditionId) => site.editions.find(({ id }) => id === wanted)?.label;
  if (hits.length === 0) return undefined;
  return (
    <ul className={className}>
      {hits.map((hit) => (
        <li key={hit.edition + hit.path}>
          Not in {edition.label}, but in {labelOf(hit.edition)}:{' '}
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
