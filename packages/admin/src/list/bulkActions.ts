import { shop } from '../api/shop.ts';
import { isUndoable } from '../shared/undoable.ts';
import type { BulkAction, BulkAnswer } from './defineList.ts';

/** Sends a change of records to the bulk route of a collection, such as `/api/products`. */
export const sendBulk = (api: `/api/${string}`, ids: readonly string[], body: object): Promise<BulkAnswer> =>
  shop.request<BulkAnswer>({ method: 'POST', path: `${api}/bulk`, body: { ids, ...body } });

/** Makes the actions that enable and disable the selected records of a collection. */
export const statusActions = (api: `/api/${string}`, permission: string): readonly BulkAction[] => [
  {
    id: 'enable',
    title: 'list.enable',
    permission,
    run: (ids) => sendBulk(api, ids, { change: { status: 1 } }),
  },
  {
    id: 'disable',
    title: 'list.disable',
    permission,
    run: (ids) => sendBulk(api, ids, { change: { status: 0 } }),
  },
];

/** Makes the action that deletes the selected records of a collection. */
export const deleteAction = (api: `/api/${string}`, permission: string): BulkAction => ({
  id: 'delete',
  title: 'form.delete',
  permission,
  isDangerous: true,
  isUndoable: isUndoable(api),
  run: (ids) => sendBulk(api, ids, { delete: true }),
});
