import { use } from 'react';
import type { ReactNode } from 'react';
import { shop } from '../api/shop.ts';
import type { BulkAnswer, Column, DirectAction, Filter, ListDefinition, Page } from '../list/defineList.ts';
import { addText, text } from '../../text/text.ts';
import { alignOf, Cell, valueAt } from './cells.tsx';
import type { Row } from './cells.tsx';
import { reportFault } from './faults.ts';
import { Fence, Mark } from './Fence.tsx';
import { actionsOn } from './manifest.ts';
import type { DeclaredColumn, DeclaredModule, Manifest } from './manifest.ts';
import { loadModule, partOf } from './modules.ts';
import { api } from './services.ts';
import { words } from './words.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
type AnyList = ListDefinition<any>;

/** Result of a column's query: the values by row UUID, or an error. */
type Answered = ReadonlyMap<string, Row> | Error;

/**
 * Row property that stores the data read by extension columns, one entry per column. It is not a symbol because the query cache would drop
 * symbol keys.
 */
const READ = 'readByExtensions';
type ReadRow = Row & { readonly [READ]: readonly Promise<Answered>[] };

/**
 * Adds extension columns and actions to a list. Each column's query runs in parallel with the list query and uses the same filters, so it
 * does not delay the list.
 */
export function extendList(list: AnyList, { columns, modules }: Manifest, id: string): AnyList {
  const own = columns.filter(({ on }) => on === id);
  return {
    ...list,
    async load(filters) {
      const answers = own.map((column) => read(column, filters));
      const page = await list.load(filters);
      return page && { ...page, items: page.items.map((row: Row) => ({ ...row, [READ]: answers })) };
    },
    columns: [
      ...list.columns,
      ...own.map((column, index) =>
        columnOf(
          column,
          index,
          modules.find(({ extension }) => extension === column.extension),
          list.uuidOf,
        ),
      ),
    ],
    bulk: [
      ...(list.bulk ?? []),
      ...modules.flatMap((module) => actionsOn(module, id).map((action) => actionOf(module, action))),
    ],
  };
}

/** Reads a column's values. The promise never rejects, so that a failed query does not affect the rows. */
async function read(
  { extension, query, key }: DeclaredColumn,
  filters: readonly Filter[],
): Promise<Answered> {
  try {
    const answer = await shop.admin.graphql<Record<string, Pick<Page<Row>, 'items'> | null>>(query, {
      filters: [...filters],
    });
    return new Map((answer[key]?.items ?? []).map((row) => [String(row['uuid']), row]));
  } catch (error) {
    reportFault(extension, error);
    return error instanceof Error ? error : new Error(String(error));
  }
}

const columnOf = (
  { extension, on, path, title, as = 'text' }: DeclaredColumn,
  index: number,
  module: DeclaredModule | undefined,
  uuidOf: (row: ReadRow) => string,
): Column<ReadRow> => ({
  key: `x.${extension}.on.${on}.${index}`,
  title: addText(`x.${extension}.on.${on}.${index}`, words(title)),
  ...alignOf(as),
  isMinor: true,
  cell: (row) => (
    <Fence extension={extension} isInLine>
      <Value
        extension={extension}
        answered={row[READ][index] as Promise<Answered>}
        uuid={uuidOf(row)}
        show={(found) => (
          <Cell extension={extension} module={module} as={as} value={valueAt(found, path)} row={found} />
        )}
      />
    </Fence>
  ),
});

interface ValueProps {
  readonly extension: string;
  readonly answered: Promise<Answered>;
  readonly uuid: string;
  show(row: Row): ReactNode;
}

function Value({ extension, answered, uuid, show }: ValueProps) {
  const rows = use(answered);
  if (rows instanceof Error)
    return <Mark message={`${text('parts.failed', { extension })}: ${rows.message}`} />;
  const row = rows.get(uuid);
  return row ? show(row) : null;
}

const actionOf = (module: DeclaredModule, action: DeclaredModule['actions'][number]): DirectAction => ({
  id: `x.${module.extension}.${action.id}`,
  title: addText(`x.${module.extension}.action.${action.id}`, words(action.title)),
  permission: action.permission,
  isDangerous: action.isDangerous,
  async run(ids): Promise<BulkAnswer> {
    try {
      const { refused = [], changed = ids.length - refused.length } =
        (await partOf((await loadModule(module)).actions, action.id)({ ids, api })) ?? {};
      return { changed, refused };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      reportFault(module.extension, error);
      throw new Error(`${module.extension}: ${message}`, { cause: error });
    }
  },
});
