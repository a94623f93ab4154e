import type { Rate } from './shippingQuery.ts';

type Figure = number | string;

/** A tier row: the minimum value or weight, and the cost from there on. */
export interface Tier {
  from: Figure;
  cost: Figure;
}

/** Form values of a rate, named after the body keys where these exist. */
export interface RateValues {
  method_id: string;
  kind: 'flat' | 'price' | 'weight';
  is_enabled: boolean;
  cost: Figure;
  condition_type: '' | 'price' | 'weight';
  min: Figure;
  max: Figure;
  price_based_cost: Tier[];
  weight_based_cost: Tier[];
}

/** Returns the first row of new tiers, which starts at zero. */
const first = (): Tier[] => [{ from: 0, cost: '' }];

/** Converts a rate to its form values. Null for a new rate. */
export function valuesOf(rate: Rate | null): RateValues {
  const prices = rate?.price_based_cost?.map(({ min_price, cost }) => ({ from: min_price, cost })) ?? [];
  const weights = rate?.weight_based_cost?.map(({ min_weight, cost }) => ({ from: min_weight, cost })) ?? [];
  return {
    method_id: '',
    kind: kindOf(rate),
    is_enabled: rate?.is_enabled ?? true,
    cost: rate?.cost ?? '',
    condition_type: rate?.condition_type ?? '',
    min: rate?.min ?? '',
    max: rate?.max ?? '',
    price_based_cost: prices.length > 0 ? prices : first(),
    weight_based_cost: weights.length > 0 ? weights : first(),
  };
}

/** Returns how a rate is priced: the flat cost takes precedence over tiers by value, and these over tiers by weight. */
function kindOf(rate: Rate | null): RateValues['kind'] {
  if (rate === null || rate.cost !== null) return 'flat';
  if (rate.price_based_cost?.length) return 'price';
  return rate.weight_based_cost?.length ? 'weight' : 'flat';
}

/** Creates the body of a rate, which replaces the entire rate: whatever is not selected is null. */
export function bodyOf(values: RateValues) {
  const { kind, condition_type: type } = values;
  return {
    is_enabled: values.is_enabled,
    cost: kind === 'flat' ? orNull(values.cost) : null,
    condition_type: type === '' ? null : type,
    min: type === '' ? null : orNull(values.min),
    max: type === '' ? null : orNull(values.max),
    price_based_cost:
      kind === 'price' ? values.price_based_cost.map(({ from, cost }) => ({ min_price: from, cost })) : null,
    weight_based_cost:
      kind === 'weight'
        ? values.weight_based_cost.map(({ from, cost }) => ({ min_weight: from, cost }))
        : null,
  };
}

const orNull = (figure: Figure): Figure | null => (figure === '' ? null : figure);
