import { useRef } from 'react';
import { EXAMPLE } from '../../../tools/stagehand/example.mjs';

const lines = EXAMPLE.shows.map(({ title, time }) => `${title};${time}`);
const CSV = `data:text/csv,${encodeURIComponent(lines.join('\n'))}`;
const PDF = 'data:application/pdf,%25PDF-1.4';

/** Tonight's program, to keep. */
export function ProgramPage() {
  const files = useRef<HTMLDivElement>(null);
  const downloadBoth = () => files.current?.querySelectorAll('a').forEach((link) => link.click());
  return (
    <>
      <h1>Program</h1>
      <div className="actions" ref={files}>
        <a download="program.csv" href={CSV}>
          Program as CSV
        </a>
        <a download="program.pdf" href={PDF}>
          Program as PDF
        </a>
      </div>
      <button onClick={downloadBoth}>Download both</button>
    </>
  );
}
