import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import type { Order, OrderItemRow } from '../order.ts';
import { returnTerms, returnTermsOf } from './return.repo.ts';
import { checkReturnLines } from './returnableLines.ts';
import type { Parcel } from './returnPeriod.ts';
import type { ReturnSettings } from './returnSettings.ts';
import { freeUnits } from './returnUnits.ts';
import { checkLines, isWithdrawalOffered } from './withdrawalLaw.ts';
import type { CheckedLine, PeriodFacts } from './withdrawalLaw.ts';

/** The settings on which a shopper's rights depend. */
export const RIGHTS_SETTINGS = ['withdrawalDays', 'withdrawalCountries', 'returnDays'] as const;
type RightsSettings = Pick<ReturnSettings, 'withdrawalDays' | 'withdrawalCountries'> & {
  readonly returnDays: number;
};

/** The schema of `returnFactsColumn`. */
export const returnFacts = z.object({
  /** True if the order has returns or withdrawals. */
  has_returns: bool,
  terms: z.array(returnTerms),
});
type ReturnFacts = z.output<typeof returnFacts>;

/** Creates a column with the facts about an order on which a shopper's rights depend, for use in any SQL statement. */
export const returnFactsColumn = ({
  order_id,
}: Pick<Order, 'order_id'>): SqlFragment => sql.fragment`json_build_object(
    'has_returns', exists(select from return_request where return_order_id = ${order_id}),
    'terms', (select coalesce(json_agg(term), '[]') from (${returnTermsOf(order_id)}) as term))`;

/** Says how much of an order's line a shopper may still send back. */
export interface LineRight {
  readonly line: OrderItemRow;
  /** The number of units that may be withdrawn or returned. 0 if none. */
  readonly units: number;
  /** The code of the reason for which the law excludes the product from withdrawal. Null if it does not. */
  readonly excluded: string | null;
}

/** A shopper's right to withdraw from the contract of an order. */
export interface WithdrawalRight {
  /** `open`: something may be withdrawn. `done`: nothing is left of the order. */
  readonly state: 'open' | 'over' | 'excluded' | 'done';
  /** The days of the period. */
  readonly days: number;
  /** The end of the period. Null while it has not begun. */
  readonly end: Date | null;
  /** The lines of which something is left. */
  readonly lines: readonly LineRight[];
}

/** Says which lines the shop takes back of its own accord. */
export interface ReturnRight {
  readonly state: 'open' | 'over';
  /** The end of the period. Null while it has not begun. */
  readonly end: Date | null;
  /** The lines that can be returned. */
  readonly lines: readonly LineRight[];
}

export interface ReturnRights {
  /** Null in countries without the right, and for a canceled order. */
  readonly withdrawal: WithdrawalRight | null;
  /** Null if the shop takes nothing back, and while the shopper has nothing to send back. */
  readonly returns: ReturnRight | null;
}

/** Returns what a shopper may still withdraw and return of an order. The commands check it again. Pure. */
export function returnRights(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  order: Order,
  given: {
    readonly settings: RightsSettings;
    readonly facts: ReturnFacts;
    readonly parcels: readonly Parcel[];
  },
): ReturnRights {
  const { settings, facts, parcels } = given;
  if (order.canceled_at !== null) return { withdrawal: null, returns: null };
  const basis = { parcels, terms: facts.terms, timezone: config.shop.timezone, at: clock.now() };
  return {
    withdrawal: isWithdrawalOffered(order, settings)
      ? withdrawalRight(order, { ...basis, days: settings.withdrawalDays })
      : null,
    returns: settings.returnDays > 0 ? returnRight(order, { ...basis, days: settings.returnDays }) : null,
  };
}

function withdrawalRight(order: Order, facts: PeriodFacts): WithdrawalRight {
  const left = order.items.filter((line) => freeUnits(line) > 0);
  const checked = checkLines(order, left, facts);
  const free = checked.filter(({ obstacle }) => obstacle === null);
  const over = checked.filter(({ obstacle }) => obstacle === 'over');
  const state =
    checked.length === 0 ? 'done' : free.length > 0 ? 'open' : over.length > 0 ? 'over' : 'excluded';
  return {
    state,
    days: facts.days,
    end: latestEnd(state === 'open' ? free : over),
    lines: checked.map(({ line, obstacle }: CheckedLine) => ({
      line,
      units: obstacle === null ? freeUnits(line) : 0,
      excluded: obstacle !== null && obstacle !== 'over' ? obstacle.excluded : null,
    })),
  };
}

function returnRight(order: Order, facts: PeriodFacts): ReturnRight | null {
  const possible = checkReturnLines(order, order.items, facts).filter(
    ({ left, isExcluded }) => left > 0 && !isExcluded,
  );
  if (possible.length === 0) return null;
  const free = possible.filter(({ isOver }) => !isOver);
  return {
    state: free.length > 0 ? 'open' : 'over',
    end: latestEnd(free.length > 0 ? free : possible),
    lines: free.map(({ line, left }) => ({ line, units: left, excluded: null })),
  };
}

/** Returns the last of the given ends. Null if one of them is not known. */
function latestEnd(lines: readonly { readonly end: Date | null }[]): Date | null {
  const ends = lines.map(({ end }) => end);
  if (ends.length === 0 || ends.includes(null)) return null;
  return new Date(Math.max(...ends.map((end) => (end as Date).getTime())));
}
