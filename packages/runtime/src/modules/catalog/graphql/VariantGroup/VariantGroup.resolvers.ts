import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { translatedFields } from '../../../translations/index.ts';
import { productById, variantsOfGroup } from '../../variants/variant.loaders.ts';
import type { VariantGroupRow } from '../../variants/variant.ts';
import type { OfferedOption } from '../../variants/variantOffer.ts';
import { offeredOptions, variantOf } from '../../variants/variantOffer.ts';

/** A variant group together with the product through which the query reached it. */
interface Group extends VariantGroupRow {
  readonly current_id?: number;
}

const variantsOf = (group: Group, context: GraphQLContext) =>
  context.loader(variantsOfGroup)(group.variant_group_id);

export default {
  VariantAttributeOption: translatedFields<OfferedOption>(['option_text'], ({ option_uuid }) => option_uuid),
  VariantGroup: {
    variantAttributes: async (group: Group, _: unknown, context: GraphQLContext) =>
      offeredOptions(group, await variantsOf(group, context), group.current_id ?? null),
    main: ({ main }: Group, _: unknown, context: GraphQLContext) =>
      main === null ? null : context.loader(productById)(main),
    items: (group: Group, _: unknown, context: GraphQLContext) => variantsOf(group, context),
    async variant(group: Group, { options }: { options: readonly string[] }, context: GraphQLContext) {
      const variant = variantOf(await variantsOf(group, context), options);
      return variant && context.loader(productById)(variant.product_id);
    },
  },
};
