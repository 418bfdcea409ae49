import { useState } from 'react';
import { absoluteUrl } from '#model/head.ts';
import { reportUrl } from '#model/reportUrl.ts';
import { versionTitle } from '#model/version.ts';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';

interface ReportLinkProps {
  /** From the configuration. */
  template: string;
}

/** Leads to a new report with the place filled in; nothing is sent before the reader sends it. */
export function ReportLink({ template }: ReportLinkProps) {
  const { meta } = useShell();
  const site = useSite();
  const edition = useEdition();
  const version = useVersion();
  const [place, setPlace] = useState({ hash: '', selection: '' });
  const url = absoluteUrl(site, meta.path) + place.hash;
  const facts = { title: meta.title, edition: edition.label, version: versionTitle(version) };
  // Asked for in the last moment, and before a press on the link clears the selection.
  const readPlace = () => setPlace({ hash: currentHash(), selection: String(getSelection()) });
  return (
    <a
      href={reportUrl(template, { ...facts, url, selection: place.selection })}
      target="_blank"
      rel="noopener noreferrer"
      onPointerDown={readPlace}
      onFocus={readPlace}
    >
      Report a problem
    </a>
  );
}

/** The heading being read, or the one in the URL. */
function currentHash(): string {
  const entry = document.querySelector<HTMLAnchorElement>('#contents-list [aria-current]');
  return entry?.hash ?? location.hash;
}
