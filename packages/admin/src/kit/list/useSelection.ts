import { useState } from 'react';
import { eq } from './defineList.ts';
import type { Filter, ListDefinition, Page } from './defineList.ts';

/** The names of the selected rows by their UUIDs. Rows of other pages stay selected. */
export type Selected = ReadonlyMap<string, string>;

/** The rows that are read at once to select all that match, and how many can be selected. */
const READ_AT_ONCE = 100;
export const MOST_SELECTED = 10_000;

export interface Selection {
  readonly selected: Selected;
  /** The number of rows that were read so far to select all; null: none are being read. */
  readonly reading: number | null;
  select(selected: Selected): void;
  clear(): void;
  /** Selects all rows that match the filters, not only those of the page. */
  selectAll(): Promise<void>;
}

/** The selection of a list, which outlasts its pages and their order. Another search or filter begins a new one. */
export function useSelection<Row>(list: ListDefinition<Row>, filters: readonly Filter[]): Selection {
  const matching = filters.filter(({ key }) => !PAGING.has(key));
  const key = JSON.stringify(matching);
  const [{ of, selected }, set] = useState<{ readonly of: string; readonly selected: Selected }>({
    of: key,
    selected: new Map(),
  });
  const [reading, setReading] = useState<number | null>(null);
  const select = (next: Selected) => set({ of: key, selected: next });
  return {
    selected: of === key ? selected : new Map(),
    reading,
    select,
    clear: () => select(new Map()),
    async selectAll() {
      setReading(0);
      try {
        select(await readAll(list, matching, setReading));
      } finally {
        setReading(null);
      }
    },
  };
}

/** The keys that choose a page of a list, and not its rows. */
const PAGING = new Set(['page', 'limit', 'ob', 'od']);

/** Reads the names of all rows that match. They are a list of that moment: what is changed by it later moves none of them out. */
async function readAll<Row>(
  { load, uuidOf, nameOf }: ListDefinition<Row>,
  matching: readonly Filter[],
  show: (read: number) => void,
): Promise<Selected> {
  const all = new Map<string, string>();
  for (let page = 1; all.size < MOST_SELECTED; page += 1) {
    const slice = [eq('page', String(page)), eq('limit', String(READ_AT_ONCE))];
    const found: Page<Row> | null = await load([...slice, ...matching]);
    for (const row of found?.items ?? []) all.set(uuidOf(row), nameOf(row));
    show(all.size);
    if ((found?.items.length ?? 0) < READ_AT_ONCE) break;
  }
  return all;
}
