import { insertTranslations } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { listMethods } from './coreShippingMethod.repo.ts';
import { insertRate } from './coreShippingMethodRate.repo.ts';
import type { RateValues } from './coreShippingMethodRate.repo.ts';
import { translatableMethod } from './translatableMethod.ts';
import { createMethod } from './writeMethod.ts';

const defaults: RateValues = {
  is_enabled: true,
  cost: null,
  amounts: {},
  condition_type: null,
  min: null,
  max: null,
  price_based_cost: null,
  weight_based_cost: null,
};

const METHODS = [
  {
    name: 'Standard delivery',
    names: { de: 'Standardversand', fr: 'Livraison standard', es: 'Envío estándar', ar: 'توصيل عادي' },
    sort_order: 0,
    business_days: { min: 1, max: 3 },
    rate: {
      ...defaults,
      price_based_cost: [
        { min_price: 0, cost: 5 },
        { min_price: 100, cost: 0 },
      ],
    },
  },
  {
    name: 'Express delivery',
    names: { de: 'Expressversand', fr: 'Livraison express', es: 'Envío exprés', ar: 'توصيل سريع' },
    sort_order: 1,
    business_days: { min: 1, max: 1 },
    rate: { ...defaults, cost: 15 },
  },
];

/** Creates two methods for the demo store, with rates in one of its zones, and translates their names into the shop's languages. */
export async function seedDemo(app: AppContext, db: Db, zoneId: number): Promise<void> {
  const known = new Map((await listMethods(db)).map((method) => [method.name, method]));
  for (const { name, names, sort_order, business_days, rate } of METHODS) {
    const more = { default_carrier_code: null, default_service_code: null, business_days };
    const method =
      known.get(name) ?? (await createMethod(app, db, { name, is_enabled: true, sort_order, ...more }));
    await insertRate(db, method.core_shipping_method_id, zoneId, rate);
    await insertTranslations(
      db,
      Object.entries(names)
        .filter(([locale]) => locale !== app.languages.default && app.languages.isLanguage(locale))
        .map(([locale, translated]) => ({
          entityType: translatableMethod.entityType,
          entityUuid: method.uuid,
          locale,
          fields: { name: translated },
        })),
    );
  }
}
