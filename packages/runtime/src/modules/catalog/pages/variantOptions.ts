import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { VariantAttribute } from '../contract.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { productPath, isInStock } from '../products/product.ts';
import { productById, variantGroupById, variantsOfGroup } from '../variants/variant.loaders.ts';
import { offeredOptions } from '../variants/variantOffer.ts';

/** Reads the options that a shopper can choose of a variant; empty for other products. At most three statements. */
export async function readVariantOptions(
  context: ReadContext,
  { variant_group_id: id, product_id: productId }: ProductCard,
): Promise<readonly VariantAttribute[]> {
  const group = id === null ? null : await context.loader(variantGroupById)(id);
  if (!group) return [];
  const variants = await context.loader(variantsOfGroup)(group.variant_group_id);
  const current = variants.find(({ product_id }) => product_id === productId);
  const attributes = offeredOptions(group, variants, productId);
  const products = await Promise.all(
    attributes.flatMap(({ options }) =>
      options.map((option) => context.loader(productById)(option.product_id)),
    ),
  );
  const byId = new Map(
    products.flatMap((product) => (product ? [[product.product_id, product] as const] : [])),
  );
  return attributes.map((attribute) => ({
    code: attribute.attribute_code,
    name: attribute.attribute_name,
    options: attribute.options.flatMap(({ option_id, option_text, product_id }) => {
      const product = byId.get(product_id);
      const chosen = current?.options.some((option) => option.option_id === option_id) ?? false;
      return product
        ? [{ label: option_text, url: productPath(product), in_stock: isInStock(product), chosen }]
        : [];
    }),
  }));
}
