import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { adminOf } from '../../../platform/contracts/caller.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { addOperation, addStep } from './addOperation.ts';
import { countChangesets, listChangesets } from './changeset.repo.ts';
import { changesetRow, routeCursors } from './changeset.ts';
import type { ChangesetRow } from './changeset.ts';
import {
  changesetParams,
  discardQuery,
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
import { previewToken } from './previewToken.ts';
import { publishChangeset } from './publishChangeset.ts';
import { readChangeset } from './readChangeset.ts';
import { conflictAnswer, listConflicts, rebaseBody, rebaseChangeset } from './rebaseChangeset.ts';
import { createChangeset, discardChangeset } from './writeChangeset.ts';

const CHANGESETS = '/api/page-builder/changesets';
const changesetAnswer = changesetRow.extend({
  token: text
    .nullable()
    .describe(
      'The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each response contains a new token. Null if the changeset is published.',
    ),
});

const cursorAnswer = z.object({
  direction: z.enum(['undo', 'redo']).describe('The direction of the step.'),
  route: text.describe('The page route whose cursor was moved.'),
  routeCursors,
  currentChangeOrder: int.describe(
    'The cursor of the route after the step. 0 if all its operations are undone.',
  ),
  canUndo: z.boolean().meta(kind('flag', 'Whether another operation of the route can be undone.')),
  canRedo: z.boolean().meta(kind('flag', 'Whether another operation of the route can be redone.')),
});

const discardAnswer = z.object({
  discarded: z.literal(true).describe('Always true.'),
  mode: z
    .enum(['all', 'route'])
    .describe('`route`: the operations of one route were discarded; `all`: the operations of all routes.'),
  route: text.optional().describe('The route whose operations were discarded. Absent with the mode `all`.'),
  rollout: z
    .literal(true)
    .optional()
    .describe('True if the changeset has rollout plans, so the operations that they show were kept.'),
  changesetDeleted: z.boolean().meta(kind('flag', 'Whether the changeset itself was deleted.')),
  operationsRemoved: int.describe('The number of discarded operations.'),
});

const withToken = (app: AppContext, changeset: ChangesetRow) => ({
  ...changeset,
  token: previewToken(app, changeset),
});

const sdk = { resource: 'changesets' };

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
  defineRoute({
    id: 'publishChangeset',
    does: 'Publishes a draft: its operations become the live pages, all or none. Rejects a published draft (`CHANGESET_PUBLISHED`) and one whose pages have changed since (`PAGES_CHANGED`).',
    method: 'POST',
    path: `${CHANGESETS}/{id}/publish`,
    access: 'admin',
    sdk,
    params: changesetParams,
    response: changesetAnswer,
    handle: async ({ app, db, params, caller }) =>
      withToken(app, await publishChangeset(app, db, params.id, adminOf(caller))),
  }),
  defineRoute({
    id: 'getChangesetConflicts',
    does: 'Returns the conflicts between a draft and later changes to the live pages. If there are none, the draft can be published.',
    method: 'GET',
    path: `${CHANGESETS}/{id}/conflicts`,
    access: 'admin',
    sdk,
    permissions: ['addChangesetOperation'],
    params: changesetParams,
    response: z.object({
      conflicts: z.array(conflictAnswer).describe('The conflicts. If empty, the draft can be published.'),
    }),
    handle: async ({ db, params, caller }) => ({
      conflicts: await listConflicts(db, params.id, adminOf(caller)),
    }),
  }),
  defineRoute({
    id: 'rebaseChangeset',
    does: 'Rebases a draft on the live pages; `keep_live` resolves conflicts. Returns the draft’s new number of operations.',
    method: 'POST',
    path: `${CHANGESETS}/{id}/rebase`,
    access: 'admin',
    sdk,
    permissions: ['addChangesetOperation'],
    params: changesetParams,
    body: rebaseBody,
    response: z.object({ operations: int.describe('The current number of operations in the draft.') }),
    handle: ({ db, params, body, caller }) => rebaseChangeset(db, params.id, body.keep_live, adminOf(caller)),
  }),
  defineRoute({
    id: 'discardChangeset',
    does: 'Discards a draft, or with `route` its operations at one route. Operations that rollout plans show are kept. Rejects a published draft: `CHANGESET_PUBLISHED`.',
    method: 'POST',
    path: `${CHANGESETS}/{id}/discard`,
    access: 'admin',
    sdk,
    params: changesetParams,
    query: discardQuery,
    response: discardAnswer,
    handle: ({ db, params, query, caller }) =>
      discardChangeset(db, params.id, query.route ?? null, adminOf(caller)),
  }),
];
