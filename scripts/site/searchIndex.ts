import MiniSearch from 'minisearch';
import type { Page } from './page.ts';

/** A search entry, which is one section of a page. */
interface Entry {
  readonly id: number;
  readonly path: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly start: string;
  /** The search weight of the page. Explanatory pages rank above lists. */
  readonly weight: number;
}

const MOST_START = 140;

const OPTIONS = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['path', 'page', 'heading', 'start', 'weight'],
};

const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^docs\/(guide\/|tour|concepts)/, 2],
  [/^docs\/(api|contracts)\//, 1],
  [/^docs\/(reference\/|[^/]+$)/, 1.5],
];

const weightOf = (file: string) => WEIGHTS.find(([files]) => files.test(file))?.[1] ?? 0.5;

/** Creates the search index of all sections, including its options. The result is JSON, which the browser loads on the first search. */
export function searchIndex(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ file, path, title, sections }) =>
    sections.map(({ id, heading, text }) => ({
      path: id === '' ? path : `${path}#${id}`,
      page: title,
      weight: weightOf(file),
      heading,
      text,
      start: text.length > MOST_START ? `${text.slice(0, MOST_START).replace(/\s\S*$/, '')} …` : text,
    })),
  );
  const search = new MiniSearch<Entry>(OPTIONS);
  search.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify({ options: OPTIONS, index: search });
}
