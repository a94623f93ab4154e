import { z } from 'zod';
import { splitRefs } from '../../../platform/db/ids.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { contains } from '../../../platform/listing/columnFilter.ts';
import { flag, line, reference } from '../../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { variantGroupNotFound } from '../errors.ts';
import { memberParams, productReference } from '../membership.ts';
import { changeVariantGroup } from './changeMain.ts';
import { linkVariant, unlinkVariant } from './linkVariant.ts';
import { listVariants } from './variant.repo.ts';
import { candidateListing, countCandidates, listCandidates } from './candidate.repo.ts';
import type { CandidateSearch } from './candidate.repo.ts';
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
      .describe('The codes of select attributes, in the order in which shoppers select them.'),
    attribute_group_id: reference.describe(
      'The attribute group shared by all products, by integer ID or UUID.',
    ),
    visibility: flag('visibility').optional(),
  }),
);

const variantGroupChange = newVariantGroup.pick({ visibility: true }).extend({
  main: reference.optional().describe('The new main variant, by integer ID or UUID of the product.'),
});

const candidateQuery = z.object({
  variant_group_id: z.string().describe('The variant group, by integer ID or UUID.'),
  options: z
    .string()
    .optional()
    .describe('Comma-separated IDs or UUIDs of options. Candidates have all of them.'),
  keyword: z.string().max(200).optional().describe('A part of the name or SKU.'),
});

const variantParams = z.object({ id: z.string().describe('The product, by integer ID or UUID.') });
const groupWithVariants = variantGroupRow.extend({
  variants: z.array(variantRow).describe('The variants, oldest products first.'),
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
      does: 'Lists the variant groups.',
      listing: variantGroupListing,
      rows: ({ db }, slice) => listVariantGroups(db, slice),
      total: ({ db }, listing) => countVariantGroups(db, listing),
    },
    create: {
      id: 'createVariantGroup',
      does: 'Creates a group whose variants differ by select attributes of one attribute group. Rejects unknown attributes and groups, and attributes that are not of type select (`VARIANT_ATTRIBUTE_TYPE`), not in the group (`ATTRIBUTE_NOT_IN_GROUP`) or listed twice (`ATTRIBUTE_TWICE`).',
      body: newVariantGroup,
      run: ({ db }, body) => createVariantGroup(db, body),
    },
    update: {
      id: 'updateVariantGroup',
      does: 'Changes the visibility and the main variant of a variant group. The new and the previous main variant swap their visibility. Errors: `VARIANT_GROUP_NOT_FOUND`, and a product that is not a variant of the group: `VARIANT_MAIN`.',
      body: variantGroupChange,
      run: ({ app, db }, ref, body) => changeVariantGroup(app, db, ref, body),
    },
    delete: {
      id: 'deleteVariantGroup',
      does: 'Deletes a variant group and returns it as it was; its products stay. Fails with `VARIANT_GROUP_NOT_FOUND` if it does not exist.',
      run: ({ app, db }, ref) => deleteVariantGroup(app, db, ref),
    },
  }),
  defineRoute({
    id: 'getVariantGroup',
    does: 'Returns a variant group with its variants, oldest products first. Fails with `VARIANT_GROUP_NOT_FOUND` if it does not exist.',
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
    does: 'Adds a product to a variant group, by its options; repeating the request changes nothing. Rejects a product of another attribute group (`VARIANT_ATTRIBUTE_GROUP`), without one of the options (`VARIANT_ATTRIBUTE_MISSING`), in another variant group (`VARIANT_IN_OTHER_GROUP`), or with the options of another variant (`VARIANT_EXISTS`).',
    method: 'POST',
    path: '/api/variantGroups/{id}/items',
    access: 'admin',
    sdk: { method: 'addItem' },
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: variantRow,
    handle: ({ app, db, params, body }) => linkVariant(app, db, params.id, body.product_id),
  }),
  defineRoute({
    id: 'unlinkVariant',
    does: 'Removes a product from its variant group and returns the variant as it was. The product is kept. If it was the main variant, another variant replaces it. Rejects a product without a group: `VARIANT_NOT_FOUND`.',
    method: 'DELETE',
    path: '/api/variants/{id}',
    access: 'admin',
    params: variantParams,
    response: variantRow,
    handle: ({ app, db, params }) => unlinkVariant(app, db, params.id),
  }),
  listRoute({
    id: 'variantSearch',
    does: 'Lists the products that can become variants of a group, by option, name and SKU. Fails with `VARIANT_GROUP_NOT_FOUND` if the group does not exist.',
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
    // A string that is not an id matches no option, so no candidates are found.
    count: refs.length,
    pattern: keyword === undefined ? null : contains(keyword),
  };
}
