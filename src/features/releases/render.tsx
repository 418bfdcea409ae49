/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { List, Parent, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import { attributeCheck } from '#features/attributeCheck.ts';
import type { Feature, FeatureContext, Forms } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import type { Addition } from '#model/apiResolver.ts';
import type { EditionId } from '#model/edition.ts';
import { minorNumber } from '#model/myRelease.ts';
import { myReleasePath } from '#model/newer.ts';
import { didYouMean } from '#model/nearest.ts';
import { withBase } from '#model/path.ts';
import type { SearchScope } from '#model/search.ts';
import { bold, code, list, markup, paragraph, text } from '#tree/markdownNodes.ts';
import type { Markup } from '#tree/nodes.ts';
import type { Report } from '#tree/report.ts';
import { releaseNotes } from './chronicle.ts';
import { type PastRelease, releasesData } from './data.ts';

/** What the reference dates to the release; options that several members share are not all dated. */
const API_TITLE = 'New in the reference';

/** The lists that someone who upgrades must not miss; the upgrade view collects their items. */
const CHANGES = { breaking: changes('Breaking changes'), deprecated: changes('Deprecated') };

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const check = attributeCheck({ name: 'version', example: '1.56' });

/** `::release`, `:::breaking`, `:::deprecated`, `::release-api` and `::upgrade`: the parts of release notes; `::documented`. */
export const releases: Feature = {
  data: releasesData,
  chronicle: releaseNotes,
  containers: CHANGES,
  leaves: {
    release: {
      check,
      fill(node, context) {
        const release = releaseOf(node, context);
        return release ? [factsOf(release, context)] : [];
      },
    },
    'release-api': {
      check,
      fill(node, context) {
        const release = releaseOf(node, context);
        const { edition, version } = context;
        const { additions } = valueOf(context, releasesData);
        const added = release && additions[version.name][edition.id][release.version];
        return added ? [{ type: 'releaseApi', children: [list(added.map(phrasesOf))] }] : [];
      },
    },
    documented: { fill: (_node, context) => [documented(context)] },
    upgrade: {
      fill: (_node, context) => [
        markup(
          <div
            className="upgrade needs-script"
            data-facts={withBase(context.baseUrl, myReleasePath(scopeOf(context)))}
            data-releases={newerReleases(context).join(' ')}
          />,
        ),
        markup(
          <p>
            To get notified about new releases, subscribe to the{' '}
            <a href={withBase(context.baseUrl, releaseNotes.feedPath(context.edition))}>
              Atom feed
            </a>
            .
          </p>,
        ),
      ],
    },
  },
  read: checkChanges,
  nodes: {
    releaseApi: {
      html: (node, state) => [
        <details className="release-api">
          <summary>{API_TITLE}</summary>
          {state.all(node)}
        </details>,
      ],
      plain: (node, { plainAll }) => [bold([text(API_TITLE)]), ...plainAll(node.children)],
    },
  },
};

function changes(title: string): Forms<ContainerDirective> {
  return {
    html: (node, state) => [
      <div className="changes" data-kind={node.name} role="note">
        <p>{title}</p>
        {state.all(node)}
      </div>,
    ],
    plain: (node, { plainAll }) => [bold([text(title)]), ...plainAll(node.children)],
  };
}

/** The upgrade view shows list items: anything else would be missing there. */
function checkChanges(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (!Object.hasOwn(CHANGES, node.name)) return;
    if (node.children.length === 1 && node.children[0]?.type === 'list') return;
    report(node, {
      what: `":::${node.name}" must contain exactly one list.`,
      fix: 'Write each change as a list item that also says what to do about it.',
    });
  });
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

function scopeOf({ edition, version }: FeatureContext): SearchScope {
  return { edition: edition.id, version: version.name };
}

/** The releases that came after the documented one, newest first. */
function newerReleases(context: FeatureContext): string[] {
  const documented = minorNumber(context.version.package.split('.', 2).join('.')) ?? 0;
  const { releases } = valueOf(context, releasesData).newer;
  return releases.filter((release) => (minorNumber(release) ?? 0) > documented);
}

/** How each edition gets the newest release. */
const NEWEST: Record<EditionId, [code: string, words: string]> = {
  nodejs: ['npm init playwright@latest', 'installs'],
  python: ['pip install playwright', 'installs'],
  java: ['com.microsoft.playwright:playwright', 'has come as far as'],
  dotnet: ['dotnet add package Microsoft.Playwright', 'installs the newest one'],
};

/** Which release the pages describe, and which is the newest of the edition's package. */
function documented(context: FeatureContext): Markup {
  const { edition, version } = context;
  const newest = valueOf(context, releasesData).newer.latest[edition.id];
  const [command, does] = NEWEST[edition.id];
  const start = `These pages describe Playwright ${version.package}; `;
  const end = ` ${does}${newest === undefined ? '' : ` ${newest}`}. Choose the release that you use in the version menu, and pages say what your release lacks and what has changed since.`;
  const element = (
    <p>
      {start}
      <code>{command}</code>
      {end}
    </p>
  );
  return markup(element, [paragraph([text(start), code(command), text(end)])]);
}

/** When a release came in an edition, and with which browsers. */
function factsOf(release: PastRelease, { edition: { id } }: FeatureContext): Markup {
  const own = release.editions?.[id];
  const date = own?.date ?? release.date;
  const { chromium, firefox, webkit } = own?.browsers ?? release.browsers;
  // The date may be that of another language's package.
  const isFollowing = id !== 'nodejs' && own?.date === undefined;
  const released = isFollowing ? 'Based on the Playwright release of ' : 'Released ';
  const { alpha } = release;
  const start = alpha === undefined ? released : `Not released yet. Version ${alpha} is from `;
  const day = DATE.format(new Date(date));
  const end = `, with Chromium ${chromium}, Firefox ${firefox} and WebKit ${webkit}.`;
  const element = (
    <p>
      {start}
      <time dateTime={date}>{day}</time>
      {end}
    </p>
  );
  return markup(element, [paragraph([text(start + day + end)])]);
}

/** A member and its options that a release added. */
function phrasesOf({ name, options }: Addition): PhrasingContent[] {
  return [
    apiName(name),
    ...options.flatMap((option, index) => [
      text(index === 0 ? `: ${options.length === 1 ? 'option' : 'options'} ` : ', '),
      apiName(option),
    ]),
  ];
}

function apiName(name: string): PhrasingContent {
  return { type: 'textDirective', name: 'api', attributes: {}, children: [text(name)] };
}

/** The members and options that a release added. */
interface ReleaseApi extends Parent {
  type: 'releaseApi';
  children: [List];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    releaseApi: ReleaseApi;
  }
}
