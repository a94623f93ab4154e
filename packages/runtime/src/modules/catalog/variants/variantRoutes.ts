import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf, splitRefs } from '../../../platform/db/idRef.ts';
import { contains } from '../../../platform/graphql/listing/columnFilter.ts';
import { flag, line, reference } from '../../../platform/http/bodyFields.ts';
import { pageOf, pageQuery } from '../../../platform/http/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { admins } from '../listing/audience.ts';
import { variantGroupNotFound } from '../errors.ts';
import { linkVariant, unlinkVariant } from './linkVariant.ts';
import { listCandidates, listVariants } from './variant.repo.ts';
import { findVariantGroup, listVariantGroups, updateVariantGroupRow } from './variantGroup.repo.ts';
import { createVariantGroup, deleteVariantGroup } from './writeVariantGroup.ts';

const MAX_ATTRIBUTES = 5;

const params = z.object({ id: z.string() });

const newVariantGroup = z.object({
  /** In the order in which a shopper chooses. */
  attribute_codes: z.array(line('attribute_codes')).min(1).max(MAX_ATTRIBUTES),
  attribute_group_id: reference,
  visibility: flag('visibility').optional(),
});

const candidateQuery = pageQuery.extend({
  variant_group_id: z.string(),
  /** A comma list of option ids or uuids; a candidate has them all. */
  options: z.string().optional(),
  keyword: z.string().max(200).optional(),
});

const getGroup = async (db: Db, id: string) => {
  const ref = idRefOf(id);
  const group = ref && (await findVariantGroup(db, ref));
  if (!group) throw variantGroupNotFound();
  return group;
};

export const variantRoutes = [
  defineRoute({
    id: 'createVariantGroup',
    method: 'POST',
    path: '/api/variantGroups',
    access: 'admin',
    body: newVariantGroup,
    handle: ({ db, body }) => createVariantGroup(db, body),
  }),
  defineRoute({
    id: 'updateVariantGroup',
    method: 'PATCH',
    path: '/api/variantGroups/{id}',
    access: 'admin',
    params,
    body: newVariantGroup.pick({ visibility: true }),
    async handle({ db, params, body }) {
      const ref = idRefOf(params.id);
      const group = ref && (await updateVariantGroupRow(db, ref, body.visibility));
      if (!group) throw variantGroupNotFound();
      return group;
    },
  }),
  defineRoute({
    id: 'deleteVariantGroup',
    method: 'DELETE',
    path: '/api/variantGroups/{id}',
    access: 'admin',
    params,
    handle: ({ app, db, params }) => deleteVariantGroup(app, db, params.id),
  }),
  defineRoute({
    id: 'getVariantGroup',
    method: 'GET',
    path: '/api/variantGroups/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const group = await getGroup(db, params.id);
      return { ...group, variants: await listVariants(db, [group.variant_group_id], admins) };
    },
  }),
  defineRoute({
    id: 'listVariantGroups',
    method: 'GET',
    path: '/api/variantGroups',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) => listVariantGroups(db, pageOf(query)),
  }),
  defineRoute({
    id: 'addVariantItem',
    method: 'POST',
    path: '/api/variantGroups/{id}/items',
    access: 'admin',
    params,
    body: z.object({ product_id: reference }),
    handle: ({ app, db, params, body }) => linkVariant(app, db, params.id, body.product_id),
  }),
  defineRoute({
    id: 'unlinkVariant',
    method: 'DELETE',
    path: '/api/variants/{id}',
    access: 'admin',
    params,
    handle: ({ app, db, params }) => unlinkVariant(app, db, params.id),
  }),
  defineRoute({
    id: 'variantSearch',
    method: 'GET',
    path: '/api/variants',
    access: 'admin',
    query: candidateQuery,
    async handle({ db, query }) {
      const group = await getGroup(db, query.variant_group_id);
      const refs = [...new Set((query.options ?? '').split(',').flatMap((ref) => ref.trim() || []))];
      const options = splitRefs(refs);
      // What is no id names no option, and nothing has it.
      if (options.ids.length + options.uuids.length < refs.length) return [];
      const pattern = query.keyword === undefined ? null : contains(query.keyword);
      return listCandidates(db, group.variant_group_id, { options, pattern, ...pageOf(query) });
    },
  }),
];
