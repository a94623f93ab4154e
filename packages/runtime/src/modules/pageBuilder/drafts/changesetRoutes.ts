import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { adminOf } from '../../../platform/contracts/caller.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { addOperation, addStep } from './addOperation.ts';
import { countChangesets, listChangesets } from './changeset.repo.ts';
import { routeCursors } from './changeset.ts';
import type { ChangesetRow } from './changeset.ts';
import {
  changesetParams,
  moveCurrentBody,
  newChangesetBody,
  operationBody,
  stepBody,
} from './changesetBodies.ts';
import { changesetListing } from './changesetListing.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { editedPage, editedPageQuery, readEditedPage } from './editedPage.ts';
import { moveCurrent } from './moveCurrent.ts';
import { operationRow } from './operation.ts';
import { readChangeset } from './readChangeset.ts';
import { createChangeset } from './writeChangeset.ts';
import { changesetAnswer, CHANGESETS, withToken } from './changesetAnswer.ts';
import { endingRoutes } from './endingRoutes.ts';

const cursorAnswer = z.object({
  direction: z.enum(['undo', 'redo']).describe('The direction of the step.'),
  route: text.describe('The page route whose cursor was moved.'),
  routeCursors,
  currentChangeOrder: int.describe(
    'The cursor of the route after the step. 0 if all its operations are undone.',
  ),
  canUndo: z.boolean().meta(kind('flag', 'True if another operation of the route can be undone.')),
  canRedo: z.boolean().meta(kind('flag', 'True if another operation of the route can be redone.')),
});

const sdk = { resource: 'changesets' };

/** Routes of drafts. */
export const changesetRoutes = [
  defineRoute({
    id: 'getEditedPage',
    does: 'Returns a page for the page editor: its areas and widgets, with a draft applied if one is given.',
    method: 'GET',
    path: '/api/page-builder/pages/{route}',
    access: 'admin',
    sdk: { method: 'getPage' },
    params: z.object({ route: text.describe('The route of the page, as used in placements.') }),
    query: editedPageQuery,
    response: editedPage,
    handle: ({ app, db, params: { route }, query: { entity = null, changeset = null }, caller }) =>
      readEditedPage(app, db, { route, entity, changeset }, adminOf(caller)),
  }),
  listRoute({
    id: 'listChangesets',
    does: 'Lists the drafts of pages, each with a new preview token.',
    path: CHANGESETS,
    sdk,
    answer: changesetAnswer,
    toAnswer: (changeset: ChangesetRow, app) => withToken(app, changeset),
    listing: changesetListing,
    rows: ({ db }, slice) => listChangesets(db, slice),
    total: ({ db }, listing) => countChangesets(db, listing),
  }),
  defineRoute({
    id: 'getChangeset',
    does: 'Returns a draft with its operations and a new preview token. Fails with `CHANGESET_NOT_FOUND` if it does not exist.',
    method: 'GET',
    path: `${CHANGESETS}/{id}`,
    access: 'admin',
    sdk,
    params: changesetParams,
    response: changesetAnswer.extend({
      operations: z.array(operationRow).describe('The operations, in the order in which they were added.'),
    }),
    async handle({ app, db, params: { id } }) {
      const changeset = await readChangeset(db, id);
      const operations = await listOperations(db, [changeset.changeset_id]);
      return { ...withToken(app, changeset), operations };
    },
  }),
  defineRoute({
    id: 'createChangeset',
    does: 'Creates a draft of pages for the caller. Rejects a second draft for the same theme: `DRAFT_EXISTS`.',
    method: 'POST',
    path: CHANGESETS,
    access: 'admin',
    sdk,
    body: newChangesetBody,
    response: changesetAnswer,
    handle: async ({ app, db, body, caller }) =>
      withToken(app, await createChangeset(app, db, body.name, adminOf(caller))),
  }),
  defineRoute({
    id: 'addChangesetOperation',
    does: 'Adds an operation to a draft of pages. Shoppers see nothing until the draft is published. Rejects an invalid operation (`BAD_OPERATION`), one based on an outdated state (`OPERATION_CONFLICT`), a published draft (`CHANGESET_PUBLISHED`), and a draft of another administrator (`DRAFT_OF_ANOTHER`).',
    method: 'POST',
    path: `${CHANGESETS}/{id}/operations`,
    access: 'admin',
    sdk,
    params: changesetParams,
    body: operationBody,
    response: operationRow,
    handle: ({ app, db, params, body, caller }) => addOperation(app, db, params.id, body, adminOf(caller)),
  }),
  defineRoute({
    id: 'addChangesetStep',
    does: 'Adds several operations to a draft as one step, all or none. Rejects the same requests as `addChangesetOperation`.',
    method: 'POST',
    path: `${CHANGESETS}/{id}/steps`,
    access: 'admin',
    sdk,
    permissions: ['addChangesetOperation'],
    params: changesetParams,
    body: stepBody,
    response: z.array(operationRow),
    handle: ({ app, db, params, body, caller }) => addStep(app, db, params.id, body, adminOf(caller)),
  }),
  defineRoute({
    id: 'moveCurrentChange',
    does: 'Undoes or redoes one operation of a draft at a route. Rejects a published draft: `CHANGESET_PUBLISHED`.',
    method: 'POST',
    path: `${CHANGESETS}/{id}/move-current`,
    access: 'admin',
    sdk: { ...sdk, method: 'moveCurrent' },
    params: changesetParams,
    body: moveCurrentBody,
    response: cursorAnswer,
    handle: ({ db, params, body, caller }) => moveCurrent(db, params.id, body, adminOf(caller)),
  }),
  ...endingRoutes,
];
