// @ts-check

/** @typedef {import('./shipping.js').Rate} Rate */
/** @typedef {import('@shop/admin').Figure} Figure */
/** @typedef {{ readonly from: Figure, readonly cost: Figure }} Tier A tier row: the minimum value or weight, and the cost from there on. */

/**
 * Form values of a rate, named after the body keys where these exist.
 * @typedef {object} RateValues
 * @property {string} method_id
 * @property {'flat' | 'price' | 'weight'} kind
 * @property {boolean} is_enabled
 * @property {Figure} cost
 * @property {Readonly<Record<string, Figure>>} amounts The flat costs in other currencies, by code.
 * @property {'' | 'price' | 'weight'} condition_type
 * @property {Figure} min
 * @property {Figure} max
 * @property {readonly Tier[]} price_based_cost
 * @property {readonly Tier[]} weight_based_cost
 */

/**
 * Returns the first row of new tiers, which starts at zero.
 * @returns {readonly Tier[]}
 */
const first = () => [{ from: 0, cost: '' }];

/**
 * Converts a rate to its form values. Null for a new rate.
 * @param {Rate | null} rate
 * @returns {RateValues}
 */
export function valuesOf(rate) {
  const prices = rate?.price_based_cost?.map(({ min_price, cost }) => ({ from: min_price, cost })) ?? [];
  const weights = rate?.weight_based_cost?.map(({ min_weight, cost }) => ({ from: min_weight, cost })) ?? [];
  return {
    method_id: '',
    kind: kindOf(rate),
    is_enabled: rate?.is_enabled ?? true,
    cost: rate?.cost ?? '',
    amounts: rate?.amounts ?? {},
    condition_type: rate?.condition_type ?? '',
    min: rate?.min ?? '',
    max: rate?.max ?? '',
    price_based_cost: prices.length > 0 ? prices : first(),
    weight_based_cost: weights.length > 0 ? weights : first(),
  };
}

/**
 * Returns how a rate is priced: the flat cost takes precedence over tiers by value, and these over tiers by weight.
 * @param {Rate | null} rate
 * @returns {RateValues['kind']}
 */
function kindOf(rate) {
  if (rate === null || rate.cost !== null) return 'flat';
  if (rate.price_based_cost?.length) return 'price';
  return rate.weight_based_cost?.length ? 'weight' : 'flat';
}

/**
 * Creates the body of a rate, which replaces the entire rate. Values that are not selected are null.
 * @param {RateValues} values
 * @returns {import('@shop/sdk').UpdateCoreShippingRateBody}
 */
export function bodyOf(values) {
  const { kind, condition_type: type } = values;
  return {
    is_enabled: values.is_enabled,
    cost: kind === 'flat' ? orNull(values.cost) : null,
    amounts: kind === 'flat' ? filled(values.amounts) : {},
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

/**
 * Returns the amounts that were entered.
 * @param {Readonly<Record<string, Figure>>} amounts
 * @returns {Record<string, Figure>}
 */
const filled = (amounts) => Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== ''));

/**
 * @param {Figure} figure
 * @returns {Figure | null}
 */
const orNull = (figure) => (figure === '' ? null : figure);
