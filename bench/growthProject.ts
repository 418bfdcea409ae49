import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SECTIONS = 8;

/** Writes a project of so many guides, each as long as ours; every edition and version has them. */
export async function writeGrowthProject(folder: string, guides: number): Promise<void> {
  const docs = join(folder, 'content/docs');
  await mkdir(docs, { recursive: true });
  await writeFile(
    join(folder, 'site.config.ts'),
    configOf(relative(folder, join(folder, '../..'))),
  );
  await writeFile(join(folder, 'content/sidebars.ts'), SIDEBARS);
  await writeFile(join(folder, 'content/home.md'), page('Home', 'Welcome.\n'));
  for (let number = 0; number < guides; number++) {
    const name = number === 0 ? 'intro' : `guide-${number}`;
    // Nothing is the same in two projects, so caches help none of them.
    await writeFile(join(docs, `${name}.md`), guide(`${guides} ${number}`));
  }
}

function guide(name: string): string {
  const sections = Array.from({ length: SECTIONS }, (_, at) => section(`${name} ${at}`));
  return page(`Guide ${name}`, sections.join('\n'));
}

function section(name: string): string {
  const sentences = Array.from(
    { length: 12 },
    (_, at) => `Sentence ${at} of part ${name} has a [link](./intro.md), \`code\` and **weight**.`,
  );
  const lines = Array.from(
    { length: 10 },
    (_, at) => `await page.getByRole('button', { name: 'Seat ${name} ${at}' }).click();`,
  );
  return [
    `## Part ${name}\n`,
    `${sentences.slice(0, 6).join(' ')}\n`,
    `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`,
    `${sentences.slice(6).join(' ')}\n`,
    `| Name | Default |\n| --- | --- |\n| \`timeout ${name}\` | 30 |\n| \`retries ${name}\` | 2 |\n`,
  ].join('\n');
}

function page(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: ${title}, made by the bench.\n---\n\n${body}`;
}

function configOf(root: string): string {
  return `import { siteConfig as site } from '${root}/site.config.ts';

export const siteConfig = {
  ...site,
  navbar: { items: [], hideOnScroll: false },
  footer: { ...site.footer, columns: [] },
  redirects: [],
};
`;
}

const SIDEBARS = `const none = { docs: [], api: [], community: [] };

export const sidebars = { current: none, stable: none };
`;
