import { isUuid } from '@shop/runtime/extension';
import type { Selling } from './sale.ts';
import type { SentWish } from './wish.ts';

/** Returns items by SKU. An ID that is a UUID is looked up, and stays as it is if no product has it. */
export async function skusOf(
  { app, buyer }: Selling,
  items: SentWish['items'],
): Promise<readonly { readonly sku: string; readonly qty: number }[]> {
  const uuids = items.map(({ id }) => id).filter((id) => isUuid(id));
  const found = uuids.length === 0 ? null : await app.catalog.lookup(buyer, uuids);
  return items.map(({ id, qty }) => {
    const product = found?.ok ? found.value[uuids.indexOf(id)] : null;
    return { sku: product?.sku ?? id, qty };
  });
}
