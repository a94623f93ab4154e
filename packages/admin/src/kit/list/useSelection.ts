import { useState } from 'react';
import { eq } from './defineList.ts';
import type { Filter, ListDefinition, Page } from './defineList.ts';

/** Names of the selected rows, by UUID. Rows stay selected when the administrator goes to another page. */
export type Selected = ReadonlyMap<string, string>;

/** Number of rows per request when selecting all matching rows, followed by the maximum number of selected rows. */
const READ_AT_ONCE = 100;
export const MOST_SELECTED = 10_000;

export interface Selection {
  readonly selected: Selected;
  /** Number of rows read when selecting all. Null if no rows are being read. */
  readonly reading: number | null;
  select(selected: Selected): void;
  clear(): void;
  /** Selects all rows that match the filters, on all pages. */
  selectAll(): Promise<void>;
}

/** Manages a list's selection. The selection persists when the page or sorting changes. A change to the search or the filters clears it. */
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

/** Query keys that select a result page, in contrast to keys that filter rows. */
const PAGING = new Set(['page', 'limit', 'ob', 'od']);

/** Reads the names of all matching rows. The result is a snapshot, which later changes to the rows do not affect. */
async function readAll<Row>(
  { load, uuidOf, nameOf }: ListDefinition<Row>,
  matching: readonly Filter[],
  show: (read: number) => void,
): Promise<Selected> {
  const all = new Map<string, string>();
  for (let page = 1; page <= MOST_SELECTED / READ_AT_ONCE; page += 1) {
    const slice = [eq('page', String(page)), eq('limit', String(READ_AT_ONCE))];
    const found: Page<Row> | null = await load([...slice, ...matching]);
    for (const row of found?.items ?? []) all.set(uuidOf(row), nameOf(row));
    show(all.size);
    if ((found?.items.length ?? 0) < READ_AT_ONCE) break;
  }
  return all;
}
