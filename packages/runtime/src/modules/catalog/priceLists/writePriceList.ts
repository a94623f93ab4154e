import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { invalidCurrency, readCurrencyInputs, shopCurrenciesOf } from '../../currencies/index.ts';
import { unknownCollection } from '../bulk/errors.ts';
import { unknownCategory } from '../errors.ts';
import { listFilterableAttributes } from '../attributes/attribute.repo.ts';
import { keepAllPrices } from '../priceContexts/keepContexts.ts';
import { keepScope } from '../priceContexts/keepScopes.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { priceListExists, unknownPriceGroup } from './errors.ts';
import type { PriceListRow } from './priceList.ts';
import { checkPriceList } from './priceListBody.ts';
import type { NewPriceList, PriceListPatch } from './priceListBody.ts';
import { inScope } from './priceScope.ts';
import { productsOf } from './reach.ts';
import {
  deletePriceListRow,
  findPriceList,
  findScopeMembers,
  insertPriceList,
  setGroups,
  updatePriceListRow,
} from './priceList.repo.ts';

const codeOnce = (code: string) => ({ price_list_code_key: () => priceListExists(code) });

/**
 * Creates a price list, and keeps the prices that follow from it, in one transaction. Throws 400 for unknown groups, categories, collections,
 * currencies and filters, and 409 for a code that is in use.
 */
export async function createPriceList(app: AppContext, db: Db, body: NewPriceList): Promise<PriceListRow> {
  checkPriceList(body);
  return onConstraint(codeOnce(body.code), () =>
    db.transaction(async (tx) => {
      await lockPrices(tx);
      const { groups, ...values } = body;
      const currency = await currencyOf(app, tx, body.currency);
      await checkScope(app, tx, body);
      const row = { ...values, currency, for_groups: groups.length > 0 };
      const { price_list_id: id } = await insertPriceList(tx, row);
      await nameGroups(tx, id, groups);
      await keepScope(app, tx, id, body.status === 1 ? body.scope : null);
      await keepAllPrices(app, tx, body.status === 1 ? await productsOf(tx, id, body) : []);
      return (await findPriceList(tx, { id })) as PriceListRow;
    }),
  );
}

/** Updates the given fields of a price list, as `createPriceList` does. Null if it does not exist. */
export async function updatePriceList(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: PriceListPatch,
): Promise<PriceListRow | null> {
  return onConstraint(codeOnce(body.code ?? ''), () =>
    db.transaction(async (tx) => {
      await lockPrices(tx);
      const before = await findPriceList(tx, ref);
      if (!before) return null;
      const id = before.price_list_id;
      const { groups, ...values } = body;
      const after = mergeDefined(before, values);
      checkPriceList(after);
      const currency = body.currency === undefined ? undefined : await currencyOf(app, tx, body.currency);
      if (body.scope) await checkScope(app, tx, body);
      const forGroups = groups && groups.length > 0;
      await updatePriceListRow(tx, id, { ...values, currency, for_groups: forGroups });
      if (groups) await nameGroups(tx, id, groups);
      const products = [await productsOf(tx, id, before)];
      if (body.scope !== undefined || body.status !== undefined)
        await keepScope(app, tx, id, after.status === 1 ? after.scope : null);
      products.push(await productsOf(tx, id, after));
      const isOff = before.status === 0 && after.status === 0;
      await keepAllPrices(app, tx, isOff ? [] : unionOf(products));
      return findPriceList(tx, { id });
    }),
  );
}

/** Deletes a price list with its prices, and returns it. Null if it does not exist. */
export async function deletePriceList(app: AppContext, db: Db, ref: IdRef): Promise<PriceListRow | null> {
  return db.transaction(async (tx) => {
    await lockPrices(tx);
    const row = await findPriceList(tx, ref);
    if (!row) return null;
    const products = await productsOf(tx, row.price_list_id, row);
    await deletePriceListRow(tx, row.price_list_id);
    await keepAllPrices(app, tx, row.status === 1 ? products : []);
    return row;
  });
}

const unionOf = (sets: readonly (readonly number[] | 'all')[]): readonly number[] | 'all' => {
  const ids = new Set<number>();
  for (const set of sets) {
    if (set === 'all') return 'all';
    for (const id of set) ids.add(id);
  }
  return [...ids];
};

async function nameGroups(tx: Db, id: number, groups: readonly string[]): Promise<void> {
  const known = await setGroups(tx, id, groups);
  const unknown = groups.find((uuid) => !known.has(uuid));
  if (unknown !== undefined) throw unknownPriceGroup(unknown);
}

/** Throws for categories and collections that do not exist, and for filters that product lists do not have. */
async function checkScope(app: AppContext, tx: Db, { scope }: Pick<PriceListPatch, 'scope'>): Promise<void> {
  if (!scope) return;
  inScope(app, scope, scope.filter.length > 0 ? await listFilterableAttributes(tx) : []);
  const { categories, collections } = await findScopeMembers(tx, scope);
  const category = scope.categories.find((uuid) => !categories.includes(uuid));
  if (category !== undefined) throw unknownCategory(category);
  const collection = scope.collections.find((uuid) => !collections.includes(uuid));
  if (collection !== undefined) throw unknownCollection(collection);
}

/** Returns the code of a currency in capitals. Throws `INVALID_CURRENCY` unless it is the shop's own or one that is on. */
async function currencyOf(app: AppContext, tx: Db, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const currencies = shopCurrenciesOf(await readCurrencyInputs(tx), app.config.shop.currency);
  const found = currencies.find(code);
  if (!found) throw invalidCurrency(code);
  return found.code;
}
