import { kept } from './kept.ts';
import { findCart } from './shop.ts';

/** Shows the number of units in the cart. */
export async function showCount(): Promise<void> {
  const count = document.querySelector('#count') as HTMLElement;
  const id = kept.cart();
  const units = id === null ? 0 : ((await findCart(id).catch(() => null))?.totalQty ?? 0);
  count.textContent = String(units);
  count.hidden = units === 0;
}
