import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { translatedFields } from '../../../translations/index.ts';
import { productById } from '../../variants/variant.loaders.ts';
import type { VariantChoice, VariantRow } from '../../variants/variant.ts';

export default {
  Variant: {
    id: ({ uuid }: VariantRow) => uuid,
    product: ({ product_id: id }: VariantRow, _: unknown, context: GraphQLContext) =>
      context.loader(productById)(id),
    attributes: ({ options }: VariantRow) => options,
  },
  VariantOption: translatedFields<VariantChoice>(['option_text'], ({ option_uuid }) => option_uuid),
};
