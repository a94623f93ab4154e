import { z } from 'zod';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { quantity } from '../../../platform/http/forms/bodyFields.ts';

const MAX_LINES = 1000;

/** The units that a form sends, by the uuid of their order line. */
export const sentUnits = z
  .record(z.string().max(64), quantity('units'))
  .refine(
    (units) => Object.keys(units).length <= MAX_LINES,
    breaks('maxItems', `units must have at most ${MAX_LINES} entries`, { limit: MAX_LINES }),
  )
  .default({});

/** Lists the order lines of which a form sends units, with their units. */
export const unitsSent = (units: Readonly<Record<string, number>>) =>
  Object.entries(units)
    .filter(([, qty]) => qty > 0)
    .map(([order_item_id, qty]) => ({ order_item_id, qty }));

const FIELD = /^units\.(.+)$/;

/**
 * Reads the units that a query names, by the uuid of their order line. Null for units that are not a whole number. Lines that the query
 * does not name are absent.
 */
export const unitsInQuery = (search: string): ReadonlyMap<string, number | null> =>
  new Map(
    [...new URLSearchParams(search)].flatMap(([name, value]) => {
      const [, uuid] = FIELD.exec(name) ?? [];
      return uuid === undefined ? [] : [[uuid, /^\d{1,9}$/.test(value) ? Number(value) : null] as const];
    }),
  );
