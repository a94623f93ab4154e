import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeBlocks } from './codeBlocks.ts';

const root = path.join(import.meta.dirname, '../..');
const pages = globSync(
  ['*.md', 'docs/**/*.md', '{packages,extensions}/*/README.md', 'packages/*/src/**/README.md'],
  { cwd: root },
);
/**
 * Matches code spans that look like a file or folder of the repository. Excludes spans with a placeholder, such as `<name>`, and files that
 * a start creates.
 */
const PLACE =
  /`((?:packages|extensions|examples|migrations|test|docs|scripts|platform|modules|store)\/(?![^`]*(?:\.shop|NAME))[\w./-]+)`/g;
const LINK = /\]\((?!\w+:)([^)#]*)(#[^)]*)?\)/g;

const exists = (place: string) =>
  [root, path.join(root, 'packages/runtime/src'), path.join(root, 'examples/flat-rate')].some((dir) =>
    existsSync(path.join(dir, place)),
  );
const headings = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(
    ([, text = '']) =>
      `#${text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-')}`,
  );

test.each(pages)('the files and headings that %s refers to exist', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const places = [...text.matchAll(PLACE)].map(([, place = '']) => place);
  // Files that readers of the guide create. The line before a code block names them.
  const written = codeBlocks(text).map(({ before }) => before);
  expect(places.filter((place) => !exists(place) && !written.includes(`\`${place}\``))).toEqual([]);

  const lost = [...text.matchAll(LINK)].filter(([, to = '', heading]) => {
    const target = to === '' ? path.join(root, page) : path.join(root, path.dirname(page), to);
    return !existsSync(target) || (heading !== undefined && !headings(target).includes(heading));
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test.each([
  ['README.md', 150],
  ['ARCHITECTURE.md', 220],
])('%s can be read in one go: at most %i lines', (page, most) => {
  expect(readFileSync(path.join(root, page), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(most);
});

test('the reference lists each of its pages', () => {
  const folder = path.join(root, 'docs/reference');
  const named = [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/\]\((\w+\.md)\)/g)];
  const there = globSync('*.md', { cwd: folder }).filter((page) => page !== 'README.md');
  expect(named.map(([, page]) => page).toSorted()).toEqual(there.toSorted());
});
