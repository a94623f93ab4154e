import { shop } from '../api/shop.ts';
import { defineList, filterOf } from '../list/defineList.ts';
import type { Column, ListDefinition, Page } from '../list/defineList.ts';
import { addText, text } from '../../text/text.ts';
import { alignOf, Cell, valueAt } from './cells.tsx';
import type { Row } from './cells.tsx';
import type { DeclaredResource } from './manifest.ts';
import { moduleOf } from './moduleOf.ts';
import { words } from './words.ts';

/** Creates the list of a resource that an extension declares. */
export async function listOf(declared: DeclaredResource): Promise<ListDefinition<Row>> {
  const { extension, id, form, list } = declared;
  const module = await moduleOf(extension);
  const key = `x.${extension}.${id}`;
  const [first] = list.columns;
  return defineList<Row>({
    title: addText(`${key}.title`, words(declared.title)),
    empty: addText(`${key}.empty`, list.empty ? words(list.empty) : text('parts.empty')),
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
      title: addText(`${key}.choice.${choice.key}`, words(choice.title)),
      values: choice.values.map(({ value, label }) => [value, words(label)] as const),
    })),
    columns: list.columns.map((column, index) => ({
      ...columnOf(column, `${key}.column.${index}`),
      isLink: index === 0 && form !== null,
      cell: (row) => (
        <Cell
          extension={extension}
          module={module}
          as={column.as ?? 'text'}
          value={valueAt(row, column.path)}
          row={row}
        />
      ),
    })),
  });
}

/** Creates a column header with the given title key. */
const columnOf = (
  { title, as, sort, isMinor = false }: DeclaredResource['list']['columns'][number],
  key: string,
): Omit<Column<Row>, 'cell'> => ({
  key,
  title: addText(key, words(title)),
  ...(sort !== undefined && { sort }),
  ...alignOf(as),
  isMinor,
});
