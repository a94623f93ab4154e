import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { saveUrls } from '../../urls/index.ts';
import { productEvent } from '../events.ts';
import { changeEvents } from '../products/changeEvents.ts';
import { withProductRefusals } from '../products/productRefusals.ts';
import { productUrl } from '../products/product.ts';
import { followMain, inheritedFieldsOf } from '../variants/inheritFromMain.ts';
import { lookUpBatch } from './batchLookups.ts';
import { planRow } from './planRow.ts';
import type { Plan } from './planRow.ts';
import { insertProducts, updateProducts } from './productBatch.repo.ts';
import type { NewProduct } from './batchRows.ts';
import type { RowBody } from './rowBody.ts';

/** The result of a row: how it was written, or its refusal. */
export type Outcome = Plan['result'] | Refusal;

/**
 * Writes the rows of a batch in one transaction with a constant number of statements, and returns the result of each row, in
 * their order. A row that conflicts with a concurrent write is found by halving the batch.
 */
export async function writeBatch(app: AppContext, db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const [first] = bodies;
  if (!first) return [];
  try {
    return await withProductRefusals(first, () => db.transaction((tx) => writeRows(app, tx, bodies)));
  } catch (error) {
    // Refusals are faults of a row; everything else ends the import.
    if (!(error instanceof Refusal)) throw error;
    if (bodies.length === 1) return [error];
    const half = Math.ceil(bodies.length / 2);
    const outcomes = await writeBatch(app, db, bodies.slice(0, half));
    return [...outcomes, ...(await writeBatch(app, db, bodies.slice(half)))];
  }
}

/** Returns the results that the rows of a batch would have now. It writes and locks nothing. */
export const previewBatch = (db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> =>
  db.transaction(async (tx) => (await planRows(tx, bodies, { lock: false })).plans.map(outcomeOf));

async function writeRows(app: AppContext, tx: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const { plans, variantGroups } = await planRows(tx, bodies, { lock: true });
  const changes = plans.flatMap((plan) =>
    !(plan instanceof Refusal) && plan.result === 'updated' ? plan : [],
  );
  // Updates come before inserts, which may use a URL key that an update gives up.
  if (changes.length > 0)
    await updateProducts(
      tx,
      changes.map(({ product }) => product),
    );
  const created = await insertNewProducts(
    tx,
    plans.flatMap((plan) => (!(plan instanceof Refusal) && plan.result === 'created' ? plan.product : [])),
  );
  const moved = changes.filter(({ before, product }) => before.url_key !== product.url_key);
  await saveUrls(
    tx,
    moved.map(({ before, product }) => productUrl({ uuid: before.uuid, url_key: product.url_key })),
  );
  await app.emit(
    tx,
    ...created.map((product) => ({ name: 'product_created', payload: productEvent(product) }) as const),
    ...changes.flatMap(({ before, product, body }) =>
      changeEvents(before, { ...product, uuid: before.uuid }, body),
    ),
  );
  const variants = changes.filter(({ before }) => before.variant_group_id !== null);
  await followMain(
    app,
    tx,
    variants.some(({ body }) => inheritedFieldsOf(body).length > 0) ? variantGroups : [],
    variants.map(({ before, body }) => ({ product_id: before.product_id, fields: inheritedFieldsOf(body) })),
  );
  return plans.map(outcomeOf);
}

/** Inserts products with their paths, in two statements for all of them. It emits no events, and only the database checks them. */
export async function insertNewProducts(tx: Db, products: readonly NewProduct[]) {
  if (products.length === 0) return [];
  const created = await insertProducts(tx, products);
  await saveUrls(tx, created.map(productUrl));
  return created;
}

/** Plans rows in their order: a URL key that a row gives up is free for the rows after it. */
async function planRows(
  tx: Db,
  bodies: readonly RowBody[],
  { lock }: { readonly lock: boolean },
): Promise<{ readonly plans: readonly (Plan | Refusal)[]; readonly variantGroups: readonly number[] }> {
  const lookups = await lookUpBatch(tx, bodies, { lock });
  const keyOwners = new Map(lookups.keyOwners);
  const plans = bodies.map((body) => {
    try {
      const plan = planRow(body, { ...lookups, keyOwners });
      if (plan.result === 'updated') keyOwners.delete(plan.before.url_key);
      if (plan.result !== 'unchanged') keyOwners.set(plan.product.url_key, body.sku);
      return plan;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  return { plans, variantGroups: lookups.variantGroups };
}

const outcomeOf = (plan: Plan | Refusal): Outcome => (plan instanceof Refusal ? plan : plan.result);
