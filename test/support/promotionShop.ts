import { orderShop } from './orderShop.ts';
import { dataOf } from './shop.ts';

/** The fields of a promotion that apply if a test gives no others. */
const PLAIN = {
  status: true,
  class: 'order',
  code_required: false,
  combines: ['product', 'order', 'shipping'],
  action: { kind: 'percent', value: 10 },
};

/** Creates a shop with queries for promotions in carts and orders. */
export async function promotionShop() {
  const its = await orderShop();
  const { shop } = its;
  let made = 0;

  /** Creates a promotion, and switches it off with the function that it returns. */
  async function promote(fields: object = {}) {
    const name = `Offer ${(made += 1)}`;
    const { uuid } = dataOf(
      await shop.admin('POST', '/api/promotions', { ...PLAIN, name, label: `${name} for you`, ...fields }),
    );
    const end = async () => dataOf(await shop.admin('PATCH', `/api/promotions/${uuid}`, { status: false }));
    return { uuid: uuid as string, name, label: `${name} for you`, end };
  }

  /** Creates a promotion with one code. */
  async function promoteByCode(fields: object = {}) {
    const promotion = await promote({ code_required: true, ...fields });
    const code = `CODE${(made += 1)}`;
    dataOf(await shop.admin('POST', `/api/promotions/${promotion.uuid}/codes`, { codes: [code] }));
    return { ...promotion, code };
  }

  const CART = `query($id: String!) { cart(id: $id) {
    coupon coupons discounts { promotionId coupon label amount { value } class }
    items { uuid productSku qty isGift finalPrice { value } lineTotal { value } discountAmount { value }
      discounts { promotionId amount { value } } }
    totalQty subTotal { value } discountAmount { value } shippingFeeInclTax { value } grandTotal { value }
    errors { code message field }
  } }`;
  /** Reads a cart, with amounts as numbers. */
  async function read(id: string) {
    const { body } = await shop.query(CART, { id });
    return plain(body.data.cart) as ReadCart;
  }
  const enter = (id: string, coupon: string) => shop.request('POST', `/api/carts/${id}/coupons`, { coupon });
  const usedOf = async (uuid: string) =>
    dataOf(await shop.admin('GET', `/api/promotions/${uuid}`)).used as number;
  return { ...its, promote, promoteByCode, read, enter, usedOf };
}
export type PromotionShop = Awaited<ReturnType<typeof promotionShop>>;

interface ReadLine {
  readonly uuid: string;
  readonly productSku: string;
  readonly qty: number;
  readonly isGift: boolean;
  readonly finalPrice: number;
  readonly lineTotal: number;
  readonly discountAmount: number;
  readonly discounts: readonly { readonly promotionId: string | null; readonly amount: number }[];
}
interface ReadCart {
  readonly coupon: string | null;
  readonly coupons: readonly string[];
  readonly discounts: readonly object[];
  readonly items: readonly ReadLine[];
  readonly totalQty: number;
  readonly subTotal: number;
  readonly discountAmount: number;
  readonly shippingFeeInclTax: number;
  readonly grandTotal: number;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field: string }[];
}

/** Replaces objects that have a value alone by the value. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === 'value') return entries[0][1];
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}
