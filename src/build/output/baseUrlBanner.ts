import { escapeHtml } from '#build/output/outputFile.ts';
import type { SiteConfig } from '#model/site.ts';
import { BANNER_ID } from '#runtime/baseUrlBanner.ts';

/** The default text and style of the banner (behavior base-url-banner). */
const DEFAULTS = {
  html: [
    '<b data-style="font-size:30px">Your Docusaurus site did not load properly.</b>',
    '<p>A very common reason is a wrong site <a href="https://docusaurus.io/docs/docusaurus.config.js/#baseUrl">baseUrl configuration</a>.</p>',
    '<p>Current configured baseUrl = <b data-style="color:red">{baseUrl}</b>{default}</p>',
    '<p>We suggest trying baseUrl = <b data-style="color:green">{suggestion}</b></p>',
  ].join(''),
  style: 'border:thick solid red;background:#ffe6b3;margin:20px;padding:20px;font-size:20px',
};

/** The banner as a template, which the inline script shows if the site doesn't load; empty if disabled. */
export function baseUrlBanner(
  { baseUrl, baseUrlBanner: config }: Pick<SiteConfig, 'baseUrl' | 'baseUrlBanner'>,
  path: string,
): string {
  if (config === false || path !== '/') return '';
  const { html = DEFAULTS.html, style = DEFAULTS.style } = config === true ? {} : (config ?? {});
  const text = html
    .replaceAll('{baseUrl}', escapeHtml(baseUrl))
    .replaceAll('{default}', baseUrl === '/' ? ' (default value)' : '')
    .replace('{suggestion}', `<span id="${BANNER_ID}-suggestion-container"></span>`);
  return `<template id="${BANNER_ID}-template"><div id="${BANNER_ID}-container"><div id="${BANNER_ID}" data-style="${escapeHtml(style)}">${text}</div></div></template>`;
}
