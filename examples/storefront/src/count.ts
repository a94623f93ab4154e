import { saved } from './saved.ts';
import { findCart } from './shop.ts';

/** Shows the number of units in the cart. */
export async function showCount(): Promise<void> {
  const count = document.querySelector('#count') as HTMLElement;
  const id = saved.cart();
  const units = id === null ? 0 : ((await findCart(id).catch(() => null))?.totalQty ?? 0);
  count.textContent = String(units);
  count.hidden = units === 0;
}
