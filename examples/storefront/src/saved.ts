/** Values that the browser stores between visits: the cart, and the latest order, whose payment may be unfinished. */

export interface SavedOrder {
  readonly uuid: string;
  readonly token: string;
}

const read = <T>(name: string): T | null => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

const write = (name: string, value: unknown): void => {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(value));
};

export const saved = {
  cart: () => read<string>('cart'),
  keepCart(id: string | null): void {
    write('cart', id);
    dispatchEvent(new Event('cart'));
  },
  order: () => read<SavedOrder>('order'),
  keepOrder: (order: SavedOrder | null) => write('order', order),
};
