import { shop } from '../api/shop.ts';
import { isUndoable } from '../shared/undoable.ts';
import type { BulkAction, BulkAnswer } from './defineList.ts';

/** Maximum number of records per request. The shop processes each request in one transaction. */
const AT_ONCE = 100;

/**
 * Processes many records in several requests. If a request fails, its records and all remaining records are reported as rejected with the
 * same reason. Changes made by previous requests persist and are included in the count.
 */
export async function inChunks(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<BulkAnswer>,
  show?: (done: number) => void,
): Promise<BulkAnswer> {
  const refused: BulkAnswer['refused'][number][] = [];
  let changed = 0;
  for (let done = 0; done < ids.length; done += AT_ONCE) {
    show?.(done);
    try {
      const answer = await send(ids.slice(done, done + AT_ONCE));
      changed += answer.changed;
      refused.push(...answer.refused);
    } catch (error) {
      if (done === 0) throw error;
      const message = error instanceof Error ? error.message : String(error);
      return { changed, refused: [...refused, ...ids.slice(done).map((id) => ({ id, message }))] };
    }
  }
  return { changed, refused };
}

/** Sends a change for several records to a collection's bulk route. */
export const sendBulk = (
  api: `/api/${string}`,
  ids: readonly string[],
  body: object,
  show?: (done: number) => void,
): Promise<BulkAnswer> =>
  inChunks(
    ids,
    (some) =>
      shop.request<BulkAnswer>(
        { method: 'POST', path: `${api}/bulk`, body: { ids: some, ...body } },
        { timeoutMs: 60_000 },
      ),
    show,
  );

/** Creates bulk actions that enable and disable the records of a collection. */
export const statusActions = (api: `/api/${string}`, permission: string): readonly BulkAction[] => [
  {
    id: 'enable',
    title: 'list.enable',
    permission,
    run: (ids, show) => sendBulk(api, ids, { change: { status: 1 } }, show),
  },
  {
    id: 'disable',
    title: 'list.disable',
    permission,
    run: (ids, show) => sendBulk(api, ids, { change: { status: 0 } }, show),
  },
];

/** Creates the bulk action that deletes the records of a collection. */
export const deleteAction = (api: `/api/${string}`, permission: string): BulkAction => ({
  id: 'delete',
  title: 'form.delete',
  permission,
  isDangerous: true,
  isUndoable: isUndoable(api),
  run: (ids, show) => sendBulk(api, ids, { delete: true }, show),
});
