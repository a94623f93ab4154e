import { sql, z } from '@shop/runtime/extension';
import type { SettingsSaveHook, SqlFragment } from '@shop/runtime/extension';
import { currencyInUse, weightUnitInUse } from './errors.ts';

const nothing = z.object({});

/** Rejects another currency and another unit of weight of the shop while rates have amounts or weights. */
export const keepsUnits: SettingsSaveHook = {
  id: 'core-shipping.units',
  async handle(tx, _keys, _app, { shop }) {
    if (!shop) return;
    const { before, after } = shop;
    const hasRates = (condition: SqlFragment) =>
      tx.exists(sql.type(nothing)`select from core_shipping_method_rate where ${condition}`);
    if (before.currency !== after.currency && (await hasRates(COSTS))) throw currencyInUse();
    if (before.weightUnit !== after.weightUnit && (await hasRates(WEIGHTS))) throw weightUnitInUse();
  },
};

const COSTS = sql.fragment`cost > 0 or price_based_cost is not null or weight_based_cost is not null`;
const WEIGHTS = sql.fragment`condition_type = 'weight' or weight_based_cost is not null`;
