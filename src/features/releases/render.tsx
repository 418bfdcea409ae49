/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { BlockContent, List, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import type { Feature, FeatureContext, Forms } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import type { Addition } from '#model/apiResolver.ts';
import { didYouMean } from '#model/nearest.ts';
import { withBase } from '#model/path.ts';
import { bold, list, paragraph, text } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import { releaseNotes } from './chronicle.ts';
import type { PastRelease } from './data.ts';
import { releasesData } from './data.ts';

/** What the reference dates to the release; options that several members share are not all dated. */
const API_TITLE = 'New in the reference';

/** The lists that someone who upgrades must not miss. */
const CHANGES = ['breaking', 'deprecated'];

/** `::release`, `:::breaking`, `:::deprecated`, `::release-api` and `::upgrade`: the parts of release notes. */
export const releases: Feature = {
  data: releasesData,
  chronicle: releaseNotes,
  containers: {
    breaking: changes('Breaking changes'),
    deprecated: changes('Deprecated'),
  },
  leaves: {
    release: {
      check: checkVersion,
      fill(node, context) {
        const found = releaseOf(node, context);
        if (!found) return [];
        const { id } = context.edition;
        const { date, browsers } = found.editions?.[id] ?? {};
        const release = {
          ...found,
          date: date ?? found.date,
          browsers: browsers ?? found.browsers,
        };
        const isFollowing = id !== 'nodejs' && date === undefined;
        return [{ type: 'releaseFacts', release, isFollowing, children: [] }];
      },
    },
    'release-api': {
      check: checkVersion,
      fill(node, context) {
        const release = releaseOf(node, context);
        const { edition, version } = context;
        const { additions } = valueOf(context, releasesData);
        const added = release && additions[version.name][edition.id][release.version];
        return added ? [apiOf(added)] : [];
      },
    },
    upgrade: { fill: () => [{ type: 'upgrade', children: [] }] },
  },
  read: checkChanges,
  nodes: {
    releaseFacts: {
      html({ release, isFollowing }) {
        const [start, end] = sentenceOf(release, isFollowing);
        const { date } = release;
        return [
          <p>
            {start}
            <time dateTime={date}>{dateText(date)}</time>
            {end}
          </p>,
        ];
      },
      plain({ release, isFollowing }) {
        const [start, end] = sentenceOf(release, isFollowing);
        return [paragraph([text(start + dateText(release.date) + end)])];
      },
    },
    releaseApi: {
      html: (node, state) => [
        <details className="release-api">
          <summary>{API_TITLE}</summary>
          {state.all(node)}
        </details>,
      ],
      plain: (node, { plainAll }) => [bold([text(API_TITLE)]), ...plainAll(node.children)],
    },
    upgrade: {
      html: (_node, _state, { baseUrl, edition }) => [
        <div className="upgrade needs-script" />,
        <p>
          To get notified about new releases, subscribe to the{' '}
          <a href={withBase(baseUrl, releaseNotes.feedPath(edition))}>Atom feed</a>.
        </p>,
      ],
      plain: () => [],
    },
  },
};

/** A list that someone who upgrades must not miss; the upgrade view collects its items. */
function changes(title: string): Forms<ContainerDirective> {
  return {
    html: (node, state) => [
      <div className="changes" data-kind={node.name} role="note">
        <p>{title}</p>
        {state.all(node)}
      </div>,
    ],
    plain: (node, { plainAll }) => [
      bold([text(title)]),
      // Block content stays block content.
      ...(plainAll(node.children) as BlockContent[]),
    ],
  };
}

/** The upgrade view shows list items: anything else would be missing there. */
function checkChanges(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (!CHANGES.includes(node.name)) return;
    if (node.children.length === 1 && node.children[0]?.type === 'list') return;
    report(node, {
      what: `":::${node.name}" must contain exactly one list.`,
      fix: 'Write each change as a list item that also says what to do about it.',
    });
  });
}

function checkVersion(node: LeafDirective, report: Report): void {
  const { version, ...others } = node.attributes ?? {};
  const fix = `Write it like "::${node.name}{version="1.56"}".`;
  for (const other of Object.keys(others)) {
    report(node, { what: `"::${node.name}" has an unknown attribute "${other}".`, fix });
  }
  if (!version) report(node, { what: `"::${node.name}" has no version.`, fix });
}

function releaseOf(node: LeafDirective, context: FeatureContext): PastRelease | undefined {
  const { history } = valueOf(context, releasesData);
  const version = node.attributes?.['version'];
  const found = history.find((release) => release.version === version);
  // A missing attribute was reported when the document was read.
  if (!found && version) {
    const known = history.map((release) => release.version);
    context.report(node, {
      what: `data/releases.json has no release "${version}".`,
      fix: `${didYouMean(version, known)}Add it there, then run tools/releases/collectBrowserBuilds.mjs.`,
    });
  }
  return found;
}

/** The text before and after the date. */
function sentenceOf({ alpha, browsers }: PastRelease, isFollowing: boolean): [string, string] {
  const { chromium, firefox, webkit } = browsers;
  const released = isFollowing ? 'Based on the Playwright release of ' : 'Released ';
  const start = alpha === undefined ? released : `Not released yet. Version ${alpha} is from `;
  return [start, `, with Chromium ${chromium}, Firefox ${firefox} and WebKit ${webkit}.`];
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateText(date: string): string {
  return DATE.format(new Date(date));
}

function apiOf(added: readonly Addition[]): RootContent {
  const phrases = added.map(({ name, options }) => [
    apiName(name),
    ...options.flatMap((option, index) => [
      text(index === 0 ? `: ${options.length === 1 ? 'option' : 'options'} ` : ', '),
      apiName(option),
    ]),
  ]);
  return { type: 'releaseApi', children: [list(phrases)] };
}

function apiName(name: string): PhrasingContent {
  return { type: 'textDirective', name: 'api', attributes: {}, children: [text(name)] };
}

/** The date and browsers of a release. */
interface ReleaseFacts extends Parent {
  type: 'releaseFacts';
  release: PastRelease;
  /** Whether the date is that of another language's package. */
  isFollowing: boolean;
  children: [];
}

/** The members and options that a release added. */
interface ReleaseApi extends Parent {
  type: 'releaseApi';
  children: [List];
}

/** Where the upgrade view goes. */
interface Upgrade extends Parent {
  type: 'upgrade';
  children: [];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    releaseFacts: ReleaseFacts;
    releaseApi: ReleaseApi;
    upgrade: Upgrade;
  }
}
