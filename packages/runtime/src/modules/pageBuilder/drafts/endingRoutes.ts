import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { adminOf } from '../../../platform/contracts/caller.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { changesetParams, discardQuery } from './changesetBodies.ts';
import { publishChangeset } from './publishChangeset.ts';
import { conflictAnswer, listConflicts, rebaseBody, rebaseChangeset } from './rebaseChangeset.ts';
import { discardChangeset } from './writeChangeset.ts';
import { changesetAnswer, CHANGESETS, withToken } from './changesetAnswer.ts';

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
  changesetDeleted: z.boolean().meta(kind('flag', 'True if the changeset itself was deleted.')),
  operationsRemoved: int.describe('The number of discarded operations.'),
});

const sdk = { resource: 'changesets' };

/** Routes that publish, rebase and discard drafts. */
export const endingRoutes = [
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
