import type { Locator, Page } from 'playwright-core';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../../support/shop.ts';
import type { Words } from './moneyWords.ts';

/** An admin input for an amount of money or a percentage. */
export interface Place {
  readonly name: string;
  readonly isPercent?: boolean;
  /** True for dialogs, which are saved with Enter. Pages are saved with Ctrl+S. */
  readonly isDialog?: boolean;
  /** True if the saved value is added to the stored value. */
  readonly isAdded?: boolean;
  open(page: Page, words: Words): Promise<void>;
  input(page: Page, words: Words): Locator;
  /** Returns the button that saves. */
  save(page: Page, words: Words): Locator;
  /** Reads the stored value. Null if nothing is stored. */
  stored(): Promise<number | null>;
}

const byPath = (name: string) => (page: Page) => page.locator(`input[data-path="${name}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page) => page.getByRole('dialog').locator('button[type=submit]');
const bySave = (page: Page, words: Words) =>
  page.locator('.saveBar').getByRole('button', { name: words('form.save') });

/** Creates the records to edit and lists the inputs. */
export async function moneyPlaces(shop: TestShop): Promise<readonly Place[]> {
  const get = async (path: string) => dataOf(await shop.admin('GET', path));
  return [
    ...(await ofProducts(shop, get)),
    ...(await ofCoupons(shop, get)),
    ...(await ofShipping(shop, get)),
    ...(await otherPlaces(shop, get)),
  ];
}

// oxlint-disable-next-line typescript/no-explicit-any -- each place looks into its own record
type Get = (path: string) => Promise<any>;

async function ofProducts(shop: TestShop, get: Get): Promise<readonly Place[]> {
  const bowl = await createProduct(shop, { price: 5, qty: 9 });
  const size = await shop.make.attribute({ attribute_name: 'Size', options: ['S', 'M'] });
  const variants = ['S', 'M'].map((option, at) => ({
    sku: `DAY-${option}`,
    price: 6 + at,
    options: { [size.attribute_code]: option },
  }));
  const shirt = await shop.make.product({ sku: 'DAY-S', name: 'Shirt', group_id: 1, variants });
  const of = async (sku: string) => get(`/api/products/${(await get(`/api/products?sku=${sku}`))[0].uuid}`);
  const onForm = (name: string, key: string): Place => ({
    name,
    open: async (page) => void (await page.goto(`/admin/products/edit/${bowl.uuid}`)),
    input: byPath(key),
    save: bySave,
    stored: async () => (await get(`/api/products/${bowl.uuid}`))[key],
  });
  const openShirt = async (page: Page) => void (await page.goto(`/admin/products/edit/${shirt.uuid}`));
  const saveVariants = (page: Page, words: Words) => button(page, words('products.variants.save'));
  const change = (name: string, label: string, way: string, key: string): Place => ({
    name,
    isDialog: true,
    async open(page, words) {
      await page.goto(`/admin/products?q=${bowl.sku}`);
      await page.getByRole('link', { name: `Product ${bowl.sku}` }).waitFor();
      await page.getByRole('checkbox', { name: words('list.selectAll') }).check();
      await button(page, words('products.change')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: words(label), exact: true }).click();
      await page.getByRole('option', { name: words(`products.change.way.${way}`), exact: true }).click();
    },
    input: (page, words) =>
      page
        .getByRole('dialog')
        .getByRole('textbox', { name: words('products.change.by', { label: words(label) }) }),
    save: inDialog,
    stored: async () => (await get(`/api/products/${bowl.uuid}`))[key],
  });
  return [
    onForm('price', 'price'),
    onForm('compare-at price', 'compare_at_price'),
    {
      name: 'price of a variant',
      open: openShirt,
      input: (page, words) =>
        page.getByRole('textbox', { name: `${words('products.price')}: M`, exact: true }),
      save: saveVariants,
      stored: async () => (await of('DAY-M')).price,
    },
    change('price of many', 'products.price', 'set', 'price'),
    change('compare-at price of many', 'products.compareAtPrice', 'set', 'compare_at_price'),
  ];
}

async function ofCoupons(shop: TestShop, get: Get): Promise<readonly Place[]> {
  const sum = await shop.make.coupon({ condition: { order_total: 1 }, user_condition: { purchased: 1 } });
  const rules = await shop.make.coupon({
    discount_type: 'fixed_discount_to_specific_products',
    target_products: { products: [{ key: 'price', operator: '>=', value: 1 }] },
  });
  const percent = await shop.make.coupon({ discount_type: 'percentage_discount_to_entire_order' });
  const of = (uuid: string) => get(`/api/coupons/${uuid}`);
  const on = (name: string, uuid: string, input: Place['input'], read: (coupon: never) => number): Place => ({
    name,
    open: async (page) => void (await page.goto(`/admin/coupon/edit/${uuid}`)),
    input,
    save: bySave,
    stored: async () => Number(read((await of(uuid)) as never)),
  });
  type Coupon = {
    readonly discount_amount: number;
    readonly condition: { readonly order_total: number };
    readonly user_condition: { readonly purchased: number };
    readonly target_products: { readonly products: readonly { readonly value: number }[] };
  };
  return [
    on('amount of a coupon', sum.uuid, byPath('discount_amount'), (one: Coupon) => one.discount_amount),
    on(
      'order total of a coupon',
      sum.uuid,
      (page, words) => page.getByLabel(words('coupons.orderTotal'), { exact: true }),
      (one: Coupon) => one.condition.order_total,
    ),
    on(
      'earlier orders of a coupon',
      sum.uuid,
      (page, words) => page.getByLabel(words('coupons.purchased'), { exact: true }),
      (one: Coupon) => one.user_condition.purchased,
    ),
    on(
      'price in a rule of a coupon',
      rules.uuid,
      (page, words) =>
        page.getByRole('textbox', {
          name: words('coupons.rule.value', { name: words('coupons.rule', { number: 1 }) }),
        }),
      (one: Coupon) => Number(one.target_products.products[0]?.value),
    ),
    {
      ...on(
        'percentage of a coupon',
        percent.uuid,
        byPath('discount_amount'),
        (one: Coupon) => one.discount_amount,
      ),
      isPercent: true,
    },
  ];
}

async function ofShipping(shop: TestShop, get: Get): Promise<readonly Place[]> {
  const zone = async (name: string, rate: object) => {
    const made = dataOf(await shop.admin('POST', '/api/shippingZones', { name, countries: ['US'] }));
    const method = dataOf(
      await shop.admin('POST', '/api/shippingProviders/core/methods', { name: `By ${name}` }),
    );
    return dataOf(
      await shop.admin('POST', '/api/shippingProviders/core/rates', {
        method_id: method.uuid,
        zone_id: made.uuid,
        ...rate,
      }),
    ).uuid as string;
  };
  const flat = await zone('Flat', { cost: 5, condition_type: 'price', min: 1, max: 9_999_999 });
  const tiers = await zone('Tiers', { price_based_cost: [{ min_price: 0, cost: 4 }] });
  const of = async (uuid: string) =>
    (await get('/api/shippingProviders/core/rates')).find((rate: { uuid: string }) => rate.uuid === uuid);
  const on = (
    name: string,
    uuid: string,
    called: string,
    path: string,
    read: (rate: never) => number,
  ): Place => ({
    name,
    isDialog: true,
    async open(page, words) {
      await page.goto('/admin/shipping');
      await button(
        page,
        words('core-shipping.rate.editOf', { method: `By ${called}`, zone: called }),
      ).click();
    },
    input: byPath(path),
    save: inDialog,
    stored: async () => Number(read((await of(uuid)) as never)),
  });
  type Rate = {
    readonly cost: number;
    readonly min: number;
    readonly price_based_cost: readonly { readonly cost: number }[];
  };
  return [
    on('cost of shipping', flat, 'Flat', 'cost', (rate: Rate) => rate.cost),
    on('least order of a rate', flat, 'Flat', 'min', (rate: Rate) => rate.min),
    on('cost of a tier', tiers, 'Tiers', 'price_based_cost.0.cost', (rate: Rate) =>
      Number(rate.price_based_cost[0]?.cost),
    ),
  ];
}

async function otherPlaces(shop: TestShop, get: Get): Promise<readonly Place[]> {
  const taxes = await shop.make.taxClass({ name: 'Day', rates: [{ rate: 3, name: 'Day rate' } as never] });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const dear = await createProduct(shop, { price: 9_000_000, qty: 99 });
  const order = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, dear.sku) }),
  );
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
  const fee = (name: string, key: string, label: string): Place => ({
    name,
    open: async (page) => void (await page.goto('/admin/setting/catalog')),
    input: (page, words) => page.getByRole('textbox', { name: words(label), exact: true }),
    save: bySave,
    stored: async () =>
      (await get('/api/settings/schema')).find((one: { key: string }) => one.key === key).value,
  });
  return [
    {
      name: 'tax rate',
      isPercent: true,
      isDialog: true,
      async open(page, words) {
        await page.goto('/admin/tax');
        await button(page, words('shipping.editOf', { name: 'Day rate' })).click();
      },
      input: byPath('rate'),
      save: inDialog,
      stored: async () => (await get(`/api/tax/classes/${taxes.uuid}/rates`))[0].rate,
    },
    {
      name: 'refund',
      isDialog: true,
      isAdded: true,
      async open(page, words) {
        await page.goto(`/admin/order/edit/${order.uuid}`);
        await button(page, words('orders.more')).first().click();
        await page.getByRole('menuitem', { name: words('orders.refund'), exact: true }).click();
      },
      input: (page, words) =>
        page.getByRole('textbox', { name: words('orders.amount', { currency: 'USD' }), exact: true }),
      save: inDialog,
      async stored() {
        const request = { query: `{ order(uuid: "${order.uuid}") { refundedAmount { value } } }` };
        const { body } = await shop.admin('POST', '/admin/graphql', request);
        return body.data.order.refundedAmount.value;
      },
    },
    fee('cost of a return', 'returnFee', 'setting.returnFee'),
    fee('cost of delivery', 'deliveryFee', 'setting.deliveryFee'),
  ];
}
