import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import type { MetaData } from '../../metafields/index.ts';
import { saveUrlOfKey } from '../../translations/index.ts';
import { checkUrlKey } from '../../urls/index.ts';
import { keepPricesOf } from '../priceContexts/keepPrices.ts';
import { writeOwnPrices } from '../priceLists/ownPrices.ts';
import { productNotFound, productUrlKeyExists } from '../errors.ts';
import { followMain, inheritedFieldsOf } from '../variants/inheritFromMain.ts';
import { lockGroupsOf } from '../variants/variantMain.repo.ts';
import { amountsOf, checkContents } from './contents.ts';
import { findProduct, findProductForUpdate, productOf } from './product.repo.ts';
import { updateProductRow } from './writeProduct.repo.ts';
import type { ProductRow, ProductValues } from './product.ts';
import type { ProductBody } from './productBody.ts';
import { changeEvents } from './changeEvents.ts';
import { setsStock } from './productBody.ts';
import { withProductRefusals } from './productRefusals.ts';
import { productUrl } from './product.ts';
import { asGiftCard, checkCardPrice } from './giftCardTerms.ts';
import { checkQuantities } from './quantityRule.ts';
import { resolveChangedAttributes } from '../attributes/resolveAttributes.ts';
import { resolveCategories } from './resolveCategories.ts';

/**
 * Changes the fields in the request body, in one transaction. A former path redirects to the new path. Emits
 * `product_updated`, and `inventory_updated` if the body sets the stock. Variants inherit the translatable fields and
 * categories of their main variant. Throws the errors of `createProduct`, and 404 PRODUCT_NOT_FOUND.
 */
export async function updateProduct(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: ProductBody,
): Promise<ProductRow> {
  checkAmounts(amountsOf(body), app.config.shop.currency);
  return withProductRefusals(db, body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'product', body.metafields, { isCreate: false });
      const fields = inheritedFieldsOf(body);
      // Lock groups before the product, in the same sequence as changes to a group.
      const locked = fields.length > 0 ? await lockGroupsOf(tx, productOf(ref)) : [];
      const found = await findProductForUpdate(tx, ref, { stock: setsStock(body) });
      if (!found) throw productNotFound();
      const { product: before, prices } = found;
      if (body.url_key !== undefined) checkUrlKey(app, body.url_key, before.url_key);
      const after = await write(tx, before, { ...body, meta_data }, app.clock.now());
      if (after.url_key !== before.url_key)
        await saveUrlOfKey(app, tx, { entry: productUrl(after), key: after.url_key }, productUrlKeyExists);
      const setsPrices = await writeOwnPrices(app, tx, before.product_id, body.prices);
      await keepPricesOf(app, tx, [before.product_id], prices);
      await app.emit(tx, ...changeEvents(before, after, body));
      if (fields.length === 0 || before.variant_group_id === null)
        return setsPrices ? ((await findProduct(tx, { id: before.product_id })) ?? after) : after;
      const isLocked = locked.includes(before.variant_group_id);
      const groups = isLocked ? locked : await lockGroupsOf(tx, productOf({ id: before.product_id }));
      await followMain(app, tx, groups, [{ product_id: before.product_id, fields }]);
      return (await findProduct(tx, { id: before.product_id })) ?? after;
    }),
  );
}

async function write(
  tx: Db,
  before: ProductRow,
  body: ProductBody & { readonly meta_data: MetaData | undefined },
  at: Date,
): Promise<ProductRow> {
  checkCardPrice(before.gift_card, body);
  const categories = await resolveCategories(tx, body);
  const attributes = await resolveChangedAttributes(tx, before, body);
  const { group_id: group, prices: _own, ...carried } = body;
  const values = asGiftCard(
    mergeDefined<Omit<ProductRow, 'tax_class'> & Pick<ProductValues, 'tax_class'>>(before, {
      ...carried,
      categories: categories ?? undefined,
      attributes: attributes?.attributes,
    }),
  );
  checkContents(values);
  checkQuantities(values);
  const written = await updateProductRow(
    tx,
    before.product_id,
    values,
    group === undefined ? undefined : idRefOf(group),
    { stock: setsStock(body) ? values : null, images: body.images ?? null, categories, attributes },
    at,
  );
  return { ...values, ...written };
}
