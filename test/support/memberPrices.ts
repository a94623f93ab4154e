import { defineExtension, defineProcessor, mulDiv, toMinor } from '@shop/runtime/extension';

/** Signed-in customers pay five percent less. */
const memberPrice = defineProcessor({
  key: 'cartItemUnitPrice',
  process: (price, { customerId }) => (customerId === null ? price : mulDiv(price, 95, 100)),
});

/** Books are exempt from tax. */
const bookTax = defineProcessor({
  key: 'cartItemTaxRate',
  process: (percent, { sku }) => (sku.startsWith('BOOK-') ? '0' : percent),
});

/** One in ten units of a line is free, in addition to a coupon discount. The discount never exceeds the line's price. */
const tenthFree = defineProcessor({
  key: 'cartDiscounts',
  process: (discounts, { lines }) =>
    lines.map(({ qty, unitPrice, total }, index) => {
      const given = discounts[index] ?? 0;
      return qty >= 10 ? Math.min(total, given + unitPrice) : given;
    }),
});

/** Large orders ship free of charge. */
const freeShipping = defineProcessor({
  key: 'cartShippingFee',
  process: (fee, { subTotal, currency }) => (subTotal >= toMinor('100', currency) ? 0 : fee),
});

export default defineExtension({
  name: 'member-prices',
  api: '^1.0',
  setup: () => ({ processors: [memberPrice, bookTax, tenthFree, freeShipping] }),
});
