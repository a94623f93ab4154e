import { z } from 'zod';
import { splitRefs } from '../../../platform/db/ids.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { contains } from '../../../platform/listing/columnFilter.ts';
import { flag, line, reference } from '../../../platform/http/bodyFields.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { Call } from '../../../platform/http/route.ts';
import { variantGroupNotFound } from '../errors.ts';
import { memberParams, productReference } from '../membership.ts';
import { changeVariantGroup } from './changeMain.ts';
import { linkVariant, unlinkVariant } from './linkVariant.ts';
import { candidateListing, countCandidates, listCandidates, listVariants } from './variant.repo.ts';
import type { CandidateSearch } from './variant.repo.ts';
import { candidateRow, MAX_VARIANT_ATTRIBUTES, variantRow, variantGroupRow } from './variant.ts';
import { countVariantGroups, findVariantGroup, listVariantGroups } from './variantGroup.repo.ts';
import { variantGroupListing } from './variantGroupListing.ts';
import type { Candidate, VariantGroupRow } from './variant.ts';
import { createVariantGroup, deleteVariantGroup } from './writeVariantGroup.ts';

const newVariantGroup = z.object(
  describedBy(variantGroupRow, {
    attribute_codes: z
      .array(line('attribute_codes'))
      .min(1)
      .max(MAX_VARIANT_ATTRIBUTES)
      .describe('The codes of select attributes, in the order in which a shopper chooses.'),
    attribute_group_id: reference.describe('The attribute group of all its products, by integer id or UUID.'),
    visibility: flag('visibility').optional(),
  }),
);

const variantGroupChange = newVariantGroup.pick({ visibility: true }).extend({
  main: reference
    .optional()
    .describe('The variant that becomes the main member, by integer id or UUID of the product.'),
});

const candidateQuery = z.object({
  variant_group_id: z.string().describe('The variant group, by integer id or UUID.'),
  options: z
    .string()
    .optional()
    .describe('Ids or UUIDs of options, separated by commas; a candidate has all of them.'),
  keyword: z.string().max(200).optional().describe('A part of the name or the SKU.'),
});

const variantParams = z.object({ id: z.string().describe('The product, by integer id or UUID.') });
const groupWithVariants = variantGroupRow.extend({
  variants: z.array(variantRow).describe('Its variants, the oldest products first.'),
});
const groupRef = refOr(variantGroupNotFound);

export const variantRoutes = [
  ...entityRoutes({
    path: '/api/variantGroups',
    table: 'variant_group',
    ref: groupRef,
    notFound: variantGroupNotFound,
    answer: variantGroupRow,
    toAnswer: (group: VariantGroupRow) => group,
    list: {
      id: 'listVariantGroups',
      listing: variantGroupListing,
      rows: ({ db }, slice) => listVariantGroups(db, slice),
      total: ({ db }, listing) => countVariantGroups(db, listing),
    },
    create: {
      id: 'createVariantGroup',
      body: newVariantGroup,
      run: ({ db }, body) => createVariantGroup(db, body),
    },
    update: {
      id: 'updateVariantGroup',
      body: variantGroupChange,
      run: ({ app, db }, ref, body) => changeVariantGroup(app, db, ref, body),
    },
    delete: { id: 'deleteVariantGroup', run: ({ app, db }, ref) => deleteVariantGroup(app, db, ref) },
  }),
  defineRoute({
    id: 'getVariantGroup',
    method: 'GET',
    path: '/api/variantGroups/{id}',
    access: 'admin',
    params: memberParams.pick({ id: true }),
    response: groupWithVariants,
    async handle({ db, params }) {
      const group = await findVariantGroup(db, groupRef(params.id));
      if (!group) throw variantGroupNotFound();
      return { ...group, variants: await listVariants(db, [group.variant_group_id], 'admin') };
    },
  }),
  defineRoute({
    id: 'addVariantItem',
    method: 'POST',
    path: '/api/variantGroups/{id}/items',
    access: 'admin',
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: variantRow,
    handle: ({ app, db, params, body }) => linkVariant(app, db, params.id, body.product_id),
  }),
  defineRoute({
    id: 'unlinkVariant',
    method: 'DELETE',
    path: '/api/variants/{id}',
    access: 'admin',
    params: variantParams,
    response: variantRow,
    handle: ({ app, db, params }) => unlinkVariant(app, db, params.id),
  }),
  listRoute({
    id: 'variantSearch',
    path: '/api/variants',
    extra: candidateQuery.shape,
    answer: candidateRow,
    toAnswer: (candidate: Candidate) => candidate,
    listing: candidateListing,
    rows: async (call, slice) => listCandidates(call.db, await candidateSearch(call), slice),
    total: async (call) => countCandidates(call.db, await candidateSearch(call)),
  }),
];

async function candidateSearch({ db, query }: Pick<Call, 'db' | 'query'>): Promise<CandidateSearch> {
  const { variant_group_id, options: text = '', keyword } = query as z.output<typeof candidateQuery>;
  const group = await findVariantGroup(db, groupRef(variant_group_id));
  if (!group) throw variantGroupNotFound();
  const refs = [...new Set(text.split(',').flatMap((ref) => ref.trim() || []))];
  const options = splitRefs(refs);
  return {
    groupId: group.variant_group_id,
    options,
    // Text that is no id names no option, so that no candidate has it.
    count: refs.length,
    pattern: keyword === undefined ? null : contains(keyword),
  };
}
