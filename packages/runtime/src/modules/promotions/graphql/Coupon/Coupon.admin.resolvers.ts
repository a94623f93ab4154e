import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { Coupon, Gift, RequiredRule, UserCondition } from '../../coupon.ts';
import { findCoupon } from '../../coupon.repo.ts';
import { editPath } from '../../couponAnswer.ts';
import { namesOfCoupon } from '../../couponNames.ts';
import { couponSummary } from '../../couponSummary.ts';
import { summaryWords } from '../../summaryWords.ts';
import { FULL_PERCENT } from '../../couponDiscount.ts';
import { emailsOf, numberOf } from '../../storedValue.ts';

const pathOf = ({ uuid }: Coupon) => `/api/coupons/${uuid}`;

type Target = NonNullable<Coupon['target_products']>;
type Condition = NonNullable<Coupon['condition']>;

export default {
  Coupon: {
    discountAmount: ({ discount_amount }: Coupon) => Number(discount_amount),
    editUrl: editPath,
    updateApi: pathOf,
    deleteApi: pathOf,
    summary: async (
      coupon: Coupon,
      { locale }: { locale?: string | null },
      { app, loader }: GraphQLContext,
    ) => couponSummary(coupon, summaryWords(app, await loader(namesOfCoupon)(coupon), locale)),
  },
  CouponTargetProducts: {
    maxQty: ({ maxQty }: Target) => numberOf(maxQty),
    products: ({ products }: Target) => products ?? [],
  },
  CouponCondition: {
    orderTotal: ({ order_total }: Condition) => numberOf(order_total),
    orderQty: ({ order_qty }: Condition) => numberOf(order_qty),
    requiredProducts: ({ required_products }: Condition) => required_products ?? [],
  },
  CouponProductRule: {
    qty: ({ qty }: Partial<RequiredRule>) => numberOf(qty),
  },
  CouponUserCondition: {
    groups: ({ groups }: UserCondition) => groups ?? [],
    emails: emailsOf,
    purchased: ({ purchased }: UserCondition) => numberOf(purchased),
  },
  BuyXGetY: {
    buyQty: ({ buy_qty }: Gift) => numberOf(buy_qty),
    getQty: ({ get_qty }: Gift) => numberOf(get_qty),
    maxY: ({ max_y }: Gift) => numberOf(max_y),
    discount: ({ discount }: Gift) => numberOf(discount) ?? FULL_PERCENT,
  },
  Query: {
    coupon(_: unknown, { id }: { id?: string | null }, { db }: GraphQLContext) {
      const ref = idRefOf(id ?? '');
      return ref && findCoupon(db, ref);
    },
  },
};
