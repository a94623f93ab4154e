import MiniSearch from 'minisearch';
import type { Page } from './page.ts';

/** An entry of the search: a section of a page. `assets/site.js` makes an index with the same options. */
interface Entry {
  readonly id: number;
  readonly path: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly start: string;
}

const MOST_START = 140;

/** The options that the browser needs too, to read the index. */
export const SEARCH_OPTIONS = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['path', 'page', 'heading', 'start'],
};

/** Makes the index of all sections, as the JSON that the browser loads at the first search. */
export function searchIndex(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ path, title, sections }) =>
    sections.map(({ id, heading, text }) => ({
      path: id === '' ? path : `${path}#${id}`,
      page: title,
      heading,
      text,
      start: text.length > MOST_START ? `${text.slice(0, MOST_START).replace(/\s\S*$/, '')} …` : text,
    })),
  );
  const search = new MiniSearch<Entry>(SEARCH_OPTIONS);
  search.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify(search);
}
