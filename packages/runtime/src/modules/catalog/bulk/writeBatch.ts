import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { saveUrls } from '../../urls/index.ts';
import { productEvent, changeEvents } from '../events.ts';
import { withProductRefusals } from '../products/productRefusals.ts';
import { productUrl } from '../products/product.ts';
import { loadFacts } from './batchFacts.ts';
import { planRow } from './planRow.ts';
import type { Plan } from './planRow.ts';
import { insertProducts, updateProducts } from './productBatch.repo.ts';
import type { NewProduct } from './batchRows.ts';
import type { RowBody } from './rowBody.ts';

/** What became of a row. */
export type Outcome = Plan['result'] | Refusal;

/**
 * Writes the rows of a batch that can be written, in one transaction with a constant number of statements, and tells what
 * became of each, in their order. A row that loses against a concurrent write is found by halving the batch.
 */
export async function writeBatch(app: AppContext, db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const [first] = bodies;
  if (!first) return [];
  try {
    return await withProductRefusals(first, () => db.transaction((tx) => writeRows(app, tx, bodies)));
  } catch (error) {
    // Only what is wrong with a row: everything else ends the import.
    if (!(error instanceof Refusal)) throw error;
    if (bodies.length === 1) return [error];
    const half = Math.ceil(bodies.length / 2);
    const outcomes = await writeBatch(app, db, bodies.slice(0, half));
    return [...outcomes, ...(await writeBatch(app, db, bodies.slice(half)))];
  }
}

/** What would become of the rows of a batch now. Writes nothing and holds nobody up. */
export const tryBatch = (db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> =>
  db.transaction(async (tx) => (await planRows(tx, bodies, { lock: false })).map(outcomeOf));

async function writeRows(app: AppContext, tx: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const plans = await planRows(tx, bodies, { lock: true });
  const changes = plans.flatMap((plan) =>
    !(plan instanceof Refusal) && plan.result === 'updated' ? plan : [],
  );
  // Before the new ones, which may take a url_key that a change gives up.
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
  return plans.map(outcomeOf);
}

/** Writes new products and their urls: two statements for all of them. Nothing is checked here but by the database, and no event emitted. */
export async function insertNewProducts(tx: Db, products: readonly NewProduct[]) {
  if (products.length === 0) return [];
  const created = await insertProducts(tx, products);
  await saveUrls(tx, created.map(productUrl));
  return created;
}

/** The plans of rows that are written one after the other: a url_key that a row gives up is free for those behind it. */
async function planRows(
  tx: Db,
  bodies: readonly RowBody[],
  { lock }: { readonly lock: boolean },
): Promise<(Plan | Refusal)[]> {
  const facts = await loadFacts(tx, bodies, { lock });
  const keyOwners = new Map(facts.keyOwners);
  return bodies.map((body) => {
    try {
      const plan = planRow(body, { ...facts, keyOwners });
      if (plan.result === 'updated') keyOwners.delete(plan.before.url_key);
      if (plan.result !== 'unchanged') keyOwners.set(plan.product.url_key, body.sku);
      return plan;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
}

const outcomeOf = (plan: Plan | Refusal): Outcome => (plan instanceof Refusal ? plan : plan.result);
