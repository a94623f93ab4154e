import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { withProductRefusals } from '../products/productRefusals.ts';
import { lookUpBatch } from './batchLookups.ts';
import type { BodyWithVariants } from '../variants/expandVariants.ts';
import { writeVariants } from '../variants/writeVariants.ts';
import type { Making } from '../variants/makeOptions.ts';
import { planRow } from './planRow.ts';
import { lockImports } from './productBatch.repo.ts';
import type { Plan } from './planRow.ts';
import type { RowBody } from './rowBody.ts';
import { writePlans } from './writePlans.ts';

/** The result of a row: how it was written, or its rejection. */
export type Outcome = Plan['result'] | Refusal;

/** Writes the rows of a batch, rows with variants last, and returns the result of each row in row order. */
export async function writeBatch(
  app: AppContext,
  db: Db,
  bodies: readonly RowBody[],
  making: Making,
): Promise<Outcome[]> {
  const plain = (await writePlain(app, db, bodies.filter(isPlain))).values();
  return outcomesOf(bodies, plain, (body) =>
    db.transaction(async (tx) => {
      await lockImports(tx);
      return (await writeVariants(app, tx, body, { making, isNew: false })).result;
    }),
  );
}

/** Returns the results that the rows of a batch would have now, without writing anything: rows with variants are rolled back. */
export async function previewBatch(
  app: AppContext,
  db: Db,
  bodies: readonly RowBody[],
  making: Making,
): Promise<Outcome[]> {
  const plain = (await previewPlain(db, bodies.filter(isPlain))).values();
  return outcomesOf(bodies, plain, (body) => previewVariants(app, db, body, making));
}

const isPlain = ({ variants }: RowBody): boolean => variants === undefined;

async function outcomesOf(
  bodies: readonly RowBody[],
  plain: Iterator<Outcome>,
  write: (body: BodyWithVariants) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const body of bodies)
    outcomes.push(
      body.variants === undefined
        ? (plain.next().value as Outcome)
        : await refusalOr(() => write(body as BodyWithVariants)),
    );
  return outcomes;
}

async function refusalOr(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The error thrown to roll back the writes of a row with variants. */
class Previewed extends Error {
  readonly result: Plan['result'];

  constructor(result: Plan['result']) {
    super('The row was only previewed');
    this.result = result;
  }
}

async function previewVariants(
  app: AppContext,
  db: Db,
  body: BodyWithVariants,
  making: Making,
): Promise<Outcome> {
  try {
    return await db.transaction(async (tx) => {
      throw new Previewed((await writeVariants(app, tx, body, { making, isNew: false })).result);
    });
  } catch (error) {
    if (error instanceof Previewed) return error.result;
    throw error;
  }
}

/**
 * Writes rows without variants in one transaction with a constant number of statements. If a row conflicts with a concurrent write, it is
 * found by halving the batch.
 */
async function writePlain(app: AppContext, db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const [first] = bodies;
  if (!first) return [];
  try {
    return await withProductRefusals(db, first, () => db.transaction((tx) => writeRows(app, tx, bodies)));
  } catch (error) {
    // A refusal is an error in a row. Any other error aborts the import.
    if (!(error instanceof Refusal)) throw error;
    if (bodies.length === 1) return [error];
    const half = Math.ceil(bodies.length / 2);
    const outcomes = await writePlain(app, db, bodies.slice(0, half));
    return [...outcomes, ...(await writePlain(app, db, bodies.slice(half)))];
  }
}

const previewPlain = (db: Db, bodies: readonly RowBody[]): Promise<Outcome[]> =>
  db.transaction(async (tx) => (await planRows(tx, bodies, { lock: false })).plans.map(outcomeOf));

async function writeRows(app: AppContext, tx: Db, bodies: readonly RowBody[]): Promise<Outcome[]> {
  const { plans, variantGroups } = await planRows(tx, bodies, { lock: true });
  await writePlans(
    app,
    tx,
    plans.flatMap((plan) => (plan instanceof Refusal ? [] : plan)),
    variantGroups,
  );
  return plans.map(outcomeOf);
}

/** Plans rows in order, because a URL key that one row gives up is available to the rows after it. */
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
