import { longDate } from '#model/longDate.ts';
import { useShell, useSite } from '#shell/shellContext.tsx';
import styles from './PageFacts.module.css';
import { ReportLink } from './ReportLink.tsx';

/** Where a page comes from: last update, source file, and how to report a mistake. */
export function PageFacts() {
  const { lastChanged, source } = useShell().meta;
  const { sourceUrl, reportUrl } = useSite();
  const hasSource = source !== undefined && sourceUrl !== undefined;
  if (lastChanged === undefined && !hasSource && reportUrl === undefined) return undefined;
  return (
    <p className={styles.root}>
      {lastChanged !== undefined && (
        <span>
          Last updated on <time dateTime={lastChanged}>{longDate(lastChanged)}</time>
        </span>
      )}
      {hasSource && (
        <a href={sourceUrl.replace('{file}', source)} target="_blank" rel="noopener noreferrer">
          View source
        </a>
      )}
      {reportUrl !== undefined && <ReportLink template={reportUrl} />}
    </p>
  );
}
