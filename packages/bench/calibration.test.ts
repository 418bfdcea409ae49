import { expect, test } from 'vitest';
import { calibrationPage } from './calibration.ts';

const PAGE = `<html lang="en" class="docs">
<head>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<script>inline()</script>
<link rel="stylesheet" href="/a.css">
<link rel="preload" as="fetch" href="/frame.json">
<link rel="modulepreload" href="/react.js">
<script type="module" src="/entry.js"></script>
</head>
<body><button disabled="" aria-label="Switch between dark and light mode"><svg></svg></button><p>Text</p>
<script type="application/json" id="page-state">{}</script></body></html>`;

test('keeps the document and its styles, and one script with one button', () => {
  expect(calibrationPage(PAGE, '/one.js')).toMatchInlineSnapshot(`
    "<html lang="en" data-theme="light" data-theme-choice="system" class="js docs">
    <head>
    <link rel="stylesheet" href="/a.css">
    <script type="module" src="/one.js"></script>
    </head>
    <body><div id="calibration"><button type="button" aria-label="Switch color mode">system</button></div><p>Text</p>
    <script type="application/json" id="page-state">{}</script></body></html>"
  `);
});

test('fails for a page without the toggle: nothing would be hydrated', () => {
  expect(() => calibrationPage('<html class=""><head></head></html>', '/one.js')).toThrow('toggle');
});
