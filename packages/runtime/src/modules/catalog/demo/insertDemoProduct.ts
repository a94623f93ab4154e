import type { AppContext } from '../../../platform/contracts/context.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toDecimal, toNumber } from '../../../platform/money.ts';
import { createProduct } from '../products/createProduct.ts';
import { writeVariants } from '../variants/writeVariants.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import type { DemoGiftCard, DemoProduct } from './demoCatalogue.ts';
import { demoFacts, demoGtin } from './demoFacts.ts';
import { demoImageUrls, variantImageUrls } from './demoImages.ts';
import { demoTexts } from './demoTexts.ts';
import { demoExtras } from './demoVariants.ts';
import type { DemoVariant } from './demoVariants.ts';

/** The age in days of products that are not new. */
const AGE_DAYS = 90;

/** The records that a demo product refers to. */
interface DemoPlace {
  /** The UUID of the category. */
  readonly category: string;
  /** The codes of the attributes that the demo has created. The product has no values of other attributes. */
  readonly attributes: ReadonlySet<string>;
}

/** Creates a demo product with its variants, dated in the past unless it is new. Returns the main variant. */
export async function insertDemoProduct(
  app: AppContext,
  tx: Db,
  product: DemoProduct,
  place: DemoPlace,
): Promise<{ readonly uuid: string }> {
  const body = bodyOf(app, product, place);
  const { variants, isNew } = demoExtras[product.urlKey] ?? {};
  const made = variants
    ? await writeVariants(
        app,
        tx,
        { ...body, variants: variants.map((variant) => entryOf(app, product, variant)) },
        { making: { attributes: true, options: true }, isNew: true },
      )
    : { variants: [await createProduct(app, tx, body)] };
  if (!isNew)
    await dateBack(
      tx,
      made.variants.map(({ product_id: id }) => id),
    );
  return made.variants[0] as { readonly uuid: string };
}

/** Dates products in the past. Those that are reduced had the price before the reduction until now. */
const dateBack = (tx: Db, productIds: readonly number[]) =>
  tx.run(sql.type(noColumns)`
    with aged as (
      update product set created_at = created_at - make_interval(days => ${AGE_DAYS}),
        lowest_price_30_days = case when compare_at_price > price then compare_at_price end
      where product_id = any(${sql.array(productIds, 'int4')})
      returning product_id, created_at, lowest_price_30_days as lowest
    ), before as (
      insert into price_history (product_id, amount, starts_at)
      select product_id, lowest, created_at from aged where lowest is not null
    )
    update price_history h set lowest_price_30_days = aged.lowest
    from aged where h.product_id = aged.product_id and aged.lowest is not null`);

const minor = (app: AppContext, amount: number): string => toDecimal(amount, app.config.shop.currency);

function bodyOf(app: AppContext, product: DemoProduct, { category, attributes }: DemoPlace) {
  const { priceBefore, contents } = demoExtras[product.urlKey] ?? {};
  return {
    name: product.name,
    url_key: product.urlKey,
    sku: product.sku,
    price: minor(app, product.price),
    ...(priceBefore !== undefined && { compare_at_price: minor(app, priceBefore) }),
    ...(contents && { unit_amount: contents[0], unit: contents[1] }),
    weight: product.weight,
    qty: product.qty,
    short_description: product.description,
    ...(demoTexts[product.urlKey] !== undefined && { description: demoTexts[product.urlKey] }),
    ...(product.giftCard && { gift_card: termsOf(app, product.giftCard) }),
    images: [...demoImageUrls(product.urlKey)],
    categories: [category],
    attributes: attributesOf(product).filter(({ attribute_code: code }) => attributes.has(code)),
  };
}

/** The number of months for which a demo gift card is valid. */
const VALIDITY_MONTHS = 36;

function termsOf(app: AppContext, { amounts, min, max }: DemoGiftCard) {
  const major = (amount: number) => toNumber(amount, app.config.shop.currency);
  return {
    amounts: amounts.map(major),
    min: major(min),
    max: major(max),
    validity_months: VALIDITY_MONTHS,
    voucher: 'multi' as const,
  };
}

const products = demoCatalogue.flatMap((category) => category.products);

/** Lists the attribute values of a product. Variants share them, so a product with variants has no GTIN. */
function attributesOf(product: DemoProduct) {
  const facts = demoFacts[product.urlKey];
  if (!facts) return [];
  const { brand, materials, care } = facts;
  return [
    { attribute_code: 'material', value: [...materials] },
    { attribute_code: 'care', value: care },
    { attribute_code: 'brand', value: brand },
    ...(demoExtras[product.urlKey]?.variants
      ? []
      : [{ attribute_code: 'gtin', value: demoGtin(products.indexOf(product) + 1) }]),
  ];
}

function entryOf(app: AppContext, { sku: mainSku, urlKey }: DemoProduct, variant: DemoVariant) {
  const { sku, color, size, price, qty, contents } = variant;
  const first = demoExtras[urlKey]?.variants?.[0]?.color;
  return {
    sku,
    options: { ...(color !== undefined && { color }), ...(size !== undefined && { size }) },
    ...(price !== undefined && { price: minor(app, price) }),
    ...(qty !== undefined && { qty }),
    ...(contents !== undefined && { unit_amount: contents }),
    ...(sku !== mainSku &&
      color !== undefined &&
      color !== first && { images: [...variantImageUrls(urlKey, color)] }),
  };
}
