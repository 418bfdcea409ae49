import { useState } from 'react';
import { absoluteUrl } from '#model/head.ts';
import { reportUrl } from '#model/reportUrl.ts';
import { versionTitle } from '#model/version.ts';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';

interface ReportLinkProps {
  /** From the configuration. */
  template: string;
}

/** Opens a new report with the page and section filled in; nothing is sent until the reader submits it. */
export function ReportLink({ template }: ReportLinkProps) {
  const { meta } = useShell();
  const site = useSite();
  const edition = useEdition();
  const version = useVersion();
  const [place, setPlace] = useState({ hash: '', selection: '' });
  const url = absoluteUrl(site, meta.path) + place.hash;
  const facts = { title: meta.title, edition: edition.label, version: versionTitle(version) };
  // Read at the last moment, and before pressing the link clears the selection.
  const readPlace = () => setPlace({ hash: currentHash(), selection: String(getSelection()) });
  return (
    <a
      href={reportUrl(template, { ...facts, url, selection: place.selection })}
      target="_blank"
      rel="noopener noreferrer"
      data-replay="pointerdown focusin click"
      onPointerDown={readPlace}
      onFocus={readPlace}
    >
      Report a problem
    </a>
  );
}

/** The active heading, or the one in the URL. */
function currentHash(): string {
  const entry = document.querySelector<HTMLAnchorElement>('#contents-list [aria-current]');
  return entry?.hash ?? location.hash;
}
