import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lookUpBatch } from '../bulk/batchLookups.ts';
import type { StoredProduct } from '../bulk/batchRows.ts';
import { planRow } from '../bulk/planRow.ts';
import type { Plan } from '../bulk/planRow.ts';
import { listStoredProducts, lockProducts } from '../bulk/productBatch.repo.ts';
import type { RowBody } from '../bulk/rowBody.ts';
import { writePlans } from '../bulk/writePlans.ts';
import { productUrlKeyExists } from '../errors.ts';
import { DEFAULT_GROUP } from '../products/createProduct.ts';
import { withProductRefusals } from '../products/productRefusals.ts';
import { changeVariantGroup } from './changeMain.ts';
import { mapEntries } from './entryRefusals.ts';
import { expandVariants } from './expandVariants.ts';
import type { BodyWithVariants } from './expandVariants.ts';
import { joinGroup } from './linkVariant.ts';
import { makeOptions } from './makeOptions.ts';
import type { Making } from './makeOptions.ts';
import { linkVariantRows, listVariants } from './variant.repo.ts';
import type { VariantRow } from './variant.ts';
import { insertVariantGroup } from './variantGroup.repo.ts';
import { lockGroupsOf } from './variantMain.repo.ts';
import { checkEntries, storedGroup, checkAttributes, isOutside } from './checkVariants.ts';

/** The products written for a request body with variants, and the variants in the sequence of the request. */
export interface WrittenVariants {
  readonly result: Plan['result'];
  readonly variants: readonly VariantRow[];
}

export interface WriteOptions {
  readonly making: Making;
  /** True to reject existing products. Otherwise they are changed, and stored variants that are not listed are unchanged. */
  readonly isNew: boolean;
}

/**
 * Writes a product with all its variants in one transaction: the products, their variant group, and missing attributes and options. Emits
 * `product_created` and `product_updated`. Throws the same errors as `createProduct` and `createVariantGroup`; the details of a rejection
 * include the entry concerned, such as `variants.3.sku`.
 */
export const writeVariants = (
  app: AppContext,
  db: Db,
  body: BodyWithVariants,
  options: WriteOptions,
): Promise<WrittenVariants> =>
  withProductRefusals(db, body, () => db.transaction((tx) => writeAll(app, tx, body, options)));

async function writeAll(
  app: AppContext,
  tx: Db,
  body: BodyWithVariants,
  { making, isNew }: WriteOptions,
): Promise<WrittenVariants> {
  checkEntries(app, body);
  const stored = await lockStored(tx, body);
  const groupId = storedGroup(body, stored, isNew);
  const main = stored.get(body.sku);
  const attributeGroup = body.group_id ?? String(main?.group_id ?? DEFAULT_GROUP);
  if (groupId !== null) await checkAttributes(tx, groupId, body);
  const attributeIds = await makeOptions(tx, attributeGroup, body.variants, making);
  const known = new Set(stored.keys());
  const bodies = expandVariants({ ...body, group_id: attributeGroup }, known, main);
  const plans = await planEntries(tx, bodies);
  const created = await writePlans(app, tx, plans, groupId === null ? [] : [groupId]);
  const ids = new Map([...stored.values(), ...created].map(({ sku, product_id }) => [sku, product_id]));
  const members = bodies.map(({ sku }) => ids.get(sku) as number);
  const group = groupId ?? (await createGroup(tx, body, plans, main, attributeIds));
  const joining = members.filter((id) => isOutside([...stored.values()], id, group));
  const isMoved = await link(app, tx, group, members, joining);
  const isUnchanged = !isMoved && joining.length === 0 && plans.every(({ result }) => result === 'unchanged');
  const rows = new Map((await listVariants(tx, [group], 'admin')).map((row) => [row.product_id, row]));
  return {
    result: main === undefined ? 'created' : isUnchanged ? 'unchanged' : 'updated',
    variants: members.flatMap((id) => rows.get(id) ?? []),
  };
}

/** Locks the stored products of the entries and their variant groups. Returns the products by SKU. */
async function lockStored(tx: Db, { variants }: BodyWithVariants): Promise<Map<string, StoredProduct>> {
  const skus = variants.map(({ sku }) => sku);
  await lockGroupsOf(tx, sql.fragment`p.sku = any(${sql.array(skus, 'text')})`);
  const known = await lockProducts(tx, skus, skus);
  const products = known.length > 0 ? await listStoredProducts(tx, known) : [];
  return new Map(products.map((product) => [product.sku, product]));
}

/** Plans the entries as file rows. A URL key assigned to one entry is taken for later entries. */
async function planEntries(tx: Db, bodies: readonly RowBody[]): Promise<readonly Plan[]> {
  const lookups = await lookUpBatch(tx, bodies, { lock: false });
  const keyOwners = new Map(lookups.keyOwners);
  return mapEntries(bodies, (body) => {
    const plan = planRow(body, { ...lookups, keyOwners });
    if (plan.result === 'unchanged') return plan;
    const { url_key: key } = plan.product;
    if ((keyOwners.get(key) ?? body.sku) !== body.sku) throw productUrlKeyExists(key);
    keyOwners.set(key, body.sku);
    return plan;
  });
}

/** Creates a variant group for products that are not in a group yet. The group's visibility is taken from the request body. */
async function createGroup(
  tx: Db,
  { visibility = true }: BodyWithVariants,
  [first]: readonly Plan[],
  main: StoredProduct | undefined,
  attributeIds: readonly number[],
): Promise<number> {
  const created = first?.result === 'created' ? first.product.group_id : undefined;
  const attributeGroup = created ?? main?.group_id ?? Number(DEFAULT_GROUP);
  return (await insertVariantGroup(tx, attributeGroup, visibility, attributeIds)).variant_group_id;
}

/** Adds products to the group, and makes the first member the main variant. Returns whether the main variant changed. */
async function link(
  app: AppContext,
  tx: Db,
  group: number,
  [main]: readonly number[],
  joining: readonly number[],
): Promise<boolean> {
  if (joining.length > 0) {
    await linkVariantRows(tx, joining, group);
    await joinGroup(app, tx, group, joining);
  }
  const current = (await listVariants(tx, [group], 'admin')).find(({ is_main }) => is_main);
  if (main === undefined || current?.product_id === main) return false;
  await changeVariantGroup(app, tx, { id: group }, { main: String(main) });
  return true;
}
