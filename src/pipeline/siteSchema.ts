import { z } from 'zod';
import { EDITION_IDS } from '#model/edition.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { searchSchema } from './searchSchema.ts';

const text = z.string().min(1, { error: 'must not be empty' });

/** `/` or `/python/`: with a leading and trailing slash. */
const folder = z.string().regex(/^\/(?:[\w.-]+\/)*$/, {
  error: 'must start and end with a slash, such as "/sub/"',
});

const inApp = z.string().regex(/^\//, { error: 'must start with a slash, such as "/docs/intro"' });
const external = z.url({ error: 'must be a full URL, such as "https://example.com/"' });

/** Written into a style sheet, so it must be nothing but a value. */
const color = z.string().regex(/^[\w#%.,()\s/-]+$/, { error: 'must be a CSS color' });

const edition = z.strictObject({ id: z.enum(EDITION_IDS), prefix: folder, label: text });

const version = z.strictObject({
  name: z.enum(VERSION_NAMES),
  label: text,
  path: z.string().regex(/^[\w.-]*$/, { error: 'must be one path segment without slashes' }),
  package: text,
});

const item = {
  label: text.optional(),
  position: z.enum(['left', 'right']).optional(),
};

/** The docs tree; checked when items are resolved. */
const plugin = { docsPluginId: text.optional() };

/** In-app (`to`) or external (`href`), never both. */
const target = { to: inApp.optional(), href: external.optional() };
const hasOneTarget = (link: { to?: unknown; href?: unknown }) =>
  (link.to === undefined) !== (link.href === undefined);
const oneTarget = { error: 'must have either "to" or "href"' };

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ ...item, ...plugin, type: z.literal('doc'), docId: text }),
  z.strictObject({ ...item, ...plugin, type: z.literal('docSidebar'), sidebarId: text }),
  z.strictObject({ ...item, ...plugin, type: z.literal('docsVersion') }),
  z
    .strictObject({
      ...item,
      type: z.literal('link'),
      ...target,
      icon: z.enum(['github', 'chat']).optional(),
    })
    .refine(hasOneTarget, oneTarget),
  z.strictObject({
    ...item,
    type: z.literal('dropdown'),
    items: z.array(
      z
        .strictObject({ label: text, ...target, 'data-language-prefix': folder.optional() })
        .refine(hasOneTarget, oneTarget),
    ),
  }),
  z.strictObject({
    ...item,
    type: z.literal('docsVersionDropdown'),
    versions: z.array(text).optional(),
  }),
  z.strictObject({ ...item, type: z.literal('html'), value: text }),
  z.strictObject({ ...item, type: z.literal('search') }),
]);

const footerLink = z.strictObject({ label: text, ...target }).refine(hasOneTarget, oneTarget);

const redirect = z.strictObject({
  scope: z.enum(['site', 'edition', 'docs']),
  from: z.string(),
  to: z.array(text).min(1, { error: 'must have at least one target' }),
});

/** The schema of `site.config.ts`. */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  url: z.string().regex(/^https?:\/\/[^/]+$/, {
    error: 'must be a scheme and host without a trailing slash, such as "https://example.com"',
  }),
  baseUrl: folder,
  trailingSlash: z.literal(false),
  product: text,
  editions: z.array(edition).min(1, { error: 'must list at least one edition' }),
  versions: z.array(version).min(1, { error: 'must list at least one version' }),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']),
    respectSystem: z.boolean(),
    disableSwitch: z.boolean(),
  }),
  navbar: z.strictObject({ items: z.array(navbarItem), hideOnScroll: z.boolean().optional() }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: text, links: z.array(footerLink) })),
    copyright: text,
    copyrightYear: z.number().int(),
    note: text,
  }),
  announcementBar: z
    .strictObject({
      id: text,
      content: text,
      backgroundColor: color.optional(),
      textColor: color.optional(),
      isCloseable: z.boolean(),
    })
    .optional(),
  search: searchSchema,
  sourceUrl: external.includes('{file}', { error: 'must contain "{file}"' }).optional(),
  reportUrl: external.includes('{body}', { error: 'must contain "{body}"' }).optional(),
  baseUrlBanner: z
    .union([z.boolean(), z.strictObject({ html: text.optional(), style: text.optional() })], {
      error: 'must be true, false or an object with html and style',
    })
    .optional(),
  redirects: z.array(redirect),
});
