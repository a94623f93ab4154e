import type { AppContext, FoundProduct } from '@shop/runtime/extension';
import { availabilityOf, productOfTile, variantOfTile } from './catalogParts.ts';

/** Groups looked-up variants by product. Each product is told once, and each of its variants says which IDs it answers. */
export function foundProducts(
  app: AppContext,
  ids: readonly string[],
  found: readonly (FoundProduct | null)[],
) {
  const groups = new Map<string, Map<string, { readonly product: FoundProduct; readonly inputs: Input[] }>>();
  for (const [index, product] of found.entries()) {
    const id = ids[index];
    if (product === null || id === undefined) continue;
    const variants = groups.get(product.main) ?? new Map();
    groups.set(product.main, variants);
    const variant = variants.get(product.sku) ?? { product, inputs: [] };
    variants.set(product.sku, variant);
    if (!variant.inputs.some((input: Input) => input.id === id)) variant.inputs.push(inputOf(id, product));
  }
  return [...groups].map(([main, variants]) => {
    const shown = [...variants.values()];
    const first = shown.find(({ product }) => product.uuid === main) ?? shown[0];
    if (!first) throw new Error('A product has a variant');
    return {
      id: main,
      ...productOfTile(app, first.product, first.product.currency),
      variants: shown.map(({ product, inputs }) => ({
        ...variantOfTile(app, product, product.currency),
        availability: availabilityOf(product.is_available),
        ...(product.options.length > 0 && {
          options: product.options.map(({ code, value }) => ({ name: code, label: value })),
        }),
        inputs,
      })),
    };
  });
}

interface Input {
  readonly id: string;
  readonly match: 'exact' | 'featured';
}

/** Says how a variant answers an ID: as itself, or as the one that stands for its product. */
const inputOf = (id: string, { main, options }: FoundProduct): Input => ({
  id,
  match: id.toLowerCase() === main && options.length > 0 ? 'featured' : 'exact',
});
