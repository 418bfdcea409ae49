import { expect, test } from 'vitest';
import { guideOf } from '../testing.ts';
import { checkGradle, MAVEN_ONLY } from './checkGradle.ts';

const MAVEN = '```bash maven\nmvn test\n```\n\n';
const GRADLE = '```bash gradle\n./gradlew test\n```\n\n';

const placesOf = (body: string, pages = {}) =>
  checkGradle(guideOf(body), pages).map(({ file, line }) => `${file}:${line}`);

test('asks for a Gradle command in each section with a Maven command', () => {
  expect(placesOf('```bash\nmvn test\n```')).toEqual(['content/docs/seats.md:6']);
  expect(placesOf(`${MAVEN}${GRADLE}## Rows\n\n\`\`\`bash\nPWDEBUG=1 mvn test\n\`\`\``)).toEqual([
    'content/docs/seats.md:16',
  ]);
  expect(
    placesOf(`${MAVEN}${GRADLE}Or one class:\n\n\`\`\`bash\nmvn test -Dtest=RowTest\n\`\`\``),
  ).toEqual(['content/docs/seats.md:16']);
});

test.each([
  ['a tab', MAVEN + GRADLE],
  ['a sentence', '```bash\nPWDEBUG=1 mvn test\n```\n\nWith Gradle, run `./gradlew test`.'],
  ['no command', '```yaml\n- run: mvn test\n```'],
])('is content with %s', (_, body) => {
  expect(placesOf(body)).toEqual([]);
});

test('accepts pages that explain it once, and refuses those that need no exception', () => {
  const pages = { seats: 'It is in the first section.' };

  expect(placesOf('```bash\nmvn test\n```', pages)).toEqual([]);
  expect(placesOf(MAVEN + GRADLE, pages)).toEqual([`${MAVEN_ONLY}:1`]);
});
