import { z } from 'zod';
import type { AppContext } from '../../../platform/context.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import { adminOf } from '../../../platform/http/caller.ts';
import { oneLine } from '../../../platform/http/oneLine.ts';
import { pageOf, pageQuery } from '../../../platform/listing/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { addOperation } from './addOperation.ts';
import { findChangeset, listChangesets } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.repo.ts';
import { changesetListing } from './changesetListing.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { createChangeset } from './createChangeset.ts';
import { discardChangeset } from './discardChangeset.ts';
import { changesetNotFound } from './errors.ts';
import { moveCurrent } from './moveCurrent.ts';
import { operationBody, routeName } from './operationBody.ts';
import { previewToken } from './previewToken.ts';
import { publishChangeset } from './publishChangeset.ts';

const CHANGESETS = '/api/page-builder/changesets';
const params = z.object({ id: z.string() });
const name = z
  .string()
  .max(255)
  .refine((text) => text.trim() !== '', 'name is required')
  .check(oneLine('name'));

const withToken = (app: AppContext, changeset: ChangesetRow) => ({
  ...changeset,
  token: previewToken(app, changeset),
});

export const changesetRoutes = [
  defineRoute({
    id: 'listChangesets',
    method: 'GET',
    path: CHANGESETS,
    access: 'admin',
    query: pageQuery,
    async handle({ app, db, query }) {
      const changesets = await listChangesets(db, {
        ...parseListing(null, changesetListing),
        ...pageOf(query),
      });
      return changesets.map((changeset) => withToken(app, changeset));
    },
  }),
  defineRoute({
    id: 'getChangeset',
    method: 'GET',
    path: `${CHANGESETS}/{id}`,
    access: 'admin',
    params,
    async handle({ app, db, params: { id } }) {
      const ref = idRefOf(id);
      const changeset = ref && (await findChangeset(db, ref));
      if (!changeset) throw changesetNotFound(id);
      const operations = await listOperations(db, [changeset.changeset_id]);
      return { ...withToken(app, changeset), operations };
    },
  }),
  defineRoute({
    id: 'createChangeset',
    method: 'POST',
    path: CHANGESETS,
    access: 'admin',
    body: z.object({ name }),
    handle: async ({ app, db, body, caller }) =>
      withToken(app, await createChangeset(app, db, body.name, adminOf(caller))),
  }),
  defineRoute({
    id: 'addChangesetOperation',
    method: 'POST',
    path: `${CHANGESETS}/{id}/operations`,
    access: 'admin',
    params,
    body: operationBody,
    handle: ({ app, db, params, body, caller }) => addOperation(app, db, params.id, body, adminOf(caller)),
  }),
  defineRoute({
    id: 'moveCurrentChange',
    method: 'POST',
    path: `${CHANGESETS}/{id}/move-current`,
    access: 'admin',
    params,
    body: z.object({ direction: z.enum(['undo', 'redo']), route: routeName }),
    handle: ({ db, params, body, caller }) => moveCurrent(db, params.id, body, adminOf(caller)),
  }),
  defineRoute({
    id: 'publishChangeset',
    method: 'POST',
    path: `${CHANGESETS}/{id}/publish`,
    access: 'admin',
    params,
    handle: async ({ app, db, params, caller }) =>
      withToken(app, await publishChangeset(app, db, params.id, adminOf(caller))),
  }),
  defineRoute({
    id: 'discardChangeset',
    method: 'POST',
    path: `${CHANGESETS}/{id}/discard`,
    access: 'admin',
    params,
    query: z.object({ route: routeName.optional() }),
    handle: ({ db, params, query, caller }) =>
      discardChangeset(db, params.id, query.route ?? null, adminOf(caller)),
  }),
];
