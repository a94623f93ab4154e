import type { AdminText } from '@shop/admin';
import { shop } from '../api/shop.ts';
import { defineList, filterOf } from '../list/defineList.ts';
import type { Column, ListDefinition, Page } from '../list/defineList.ts';
import { addText, text } from '../text/text.ts';
import { alignOf, cellOf, valueAt } from './cells.tsx';
import type { Row } from './cells.tsx';
import type { DeclaredModule, DeclaredResource } from './manifest.ts';
import { moduleOf } from './moduleOf.ts';
import { words } from './words.ts';

/** Makes the list of a resource that an extension declares. */
export async function listOf(declared: DeclaredResource): Promise<ListDefinition<Row>> {
  const { extension, id, form, list } = declared;
  const module = await moduleOf(extension);
  const key = `x.${extension}.${id}`;
  const [first] = list.columns;
  return defineList<Row>({
    title: addText(`${key}.title`, words(declared.title as AdminText)),
    empty: addText(`${key}.empty`, list.empty ? words(list.empty as AdminText) : text('parts.empty')),
    async load(filters) {
      const answer = await shop.admin.graphql<Record<string, Partial<Page<Row>> | null>>(list.query, {
        filters: [...filters],
      });
      const page = answer[list.key];
      return page ? { total: 0, totalIsExact: true, items: [], ...page } : null;
    },
    uuidOf: ({ uuid }) => String(uuid),
    nameOf: (row) => String(valueAt(row, first?.path ?? 'uuid') ?? ''),
    ...(list.search !== undefined && { search: filterOf(list.search, '') }),
    choices: (list.choices ?? []).map((choice) => ({
      key: choice.key,
      title: addText(`${key}.choice.${choice.key}`, words(choice.title as AdminText)),
      values: choice.values.map(({ value, label }) => [value, words(label as AdminText)] as const),
    })),
    columns: list.columns.map((column, index) => columnOf(column, module, key, index === 0 && form !== null)),
  });
}

const columnOf = (
  { path, title, as = 'text', sort, isMinor = false }: DeclaredResource['list']['columns'][number],
  module: DeclaredModule | undefined,
  key: string,
  isLink: boolean,
): Column<Row> => ({
  key: path,
  title: addText(`${key}.column.${path}`, words(title as AdminText)),
  ...(sort !== undefined && { sort }),
  ...alignOf(as),
  isMinor,
  isLink,
  cell: (row) => cellOf(module, as, valueAt(row, path), row),
});
