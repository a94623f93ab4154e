import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { invalidCurrency } from '../../currencies/index.ts';

/** Prices of a product by currency. Null removes one. */
export type OwnPrices = Readonly<Record<string, string | null>>;

/** Returns the prices of a product after a change. */
export const mergedPrices = (
  stored: Readonly<Record<string, string>>,
  change: OwnPrices,
): Record<string, string> => {
  const merged = new Map<string, string | null>(Object.entries(stored));
  for (const [code, amount] of Object.entries(change)) merged.set(code.toUpperCase(), amount);
  return Object.fromEntries([...merged].filter((entry): entry is [string, string] => entry[1] !== null));
};

const codeRow = z.object({ code: text });

/**
 * Sets and removes prices that a product has of its own in other currencies; those that are not named stay. Returns true if any was named. Throws 400 for
 * unknown currencies, the shop's own, and amounts with more decimals than the currency.
 */
export async function writeOwnPrices(
  app: AppContext,
  tx: Db,
  productId: number,
  prices: OwnPrices | undefined,
): Promise<boolean> {
  const given = Object.entries(prices ?? {}).map(([code, amount]) => ({ code: code.toUpperCase(), amount }));
  if (given.length === 0) return false;
  const faults = given.flatMap(({ code, amount }) => faultOf(app, code, amount) ?? []);
  if (faults.length > 0) throw validationFailed(faults);
  const codes = given.map(({ code }) => code);
  const known = await tx.any(sql.type(codeRow)`
    select code from currency where code = any(${sql.array(codes, 'text')}) order by code for key share`);
  const unknown = codes.find((code) => !known.some((row) => row.code === code));
  if (unknown !== undefined) throw invalidCurrency(unknown);
  await tx.run(sql.type(noColumns)`
    with given as (
      select code, amount from unnest(${sql.array(codes, 'text')}, ${sql.array(
        given.map(({ amount }) => amount),
        'numeric',
      )}) as given (code, amount)
    ), gone as (
      delete from product_price using given
      where product_id = ${productId} and currency = given.code and given.amount is null
    )
    insert into product_price as own (product_id, currency, amount)
    select ${productId}::int, code, amount from given where amount is not null order by code
    on conflict on constraint product_price_pkey do update set amount = excluded.amount
    where own.amount <> excluded.amount`);
  return true;
}

function faultOf(app: AppContext, code: string, amount: string | null) {
  const path = `prices.${code}`;
  if (code === app.config.shop.currency)
    return {
      path,
      rule: 'invalid',
      message: `${path} must not be the currency of the shop, in which the product has its price`,
    };
  return amountFault(path, amount, code);
}
