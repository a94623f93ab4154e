// @ts-check
import { api, useQuery } from '@shop/admin';

/** @typedef {import('@shop/sdk').GetCoreShippingMethodData} Method */
/** @typedef {import('@shop/sdk').GetCoreShippingRateData} Rate */
/** @typedef {{ readonly currency: string, readonly weightUnit: string, readonly others: readonly string[] }} Units The units in which merchants enter costs and weights, and the codes of the other currencies. */

/** The first part of the keys of all queries. */
export const QUERIES = 'core-shipping';

export const METHODS = '/api/shippingProviders/core/methods';
export const RATES = '/api/shippingProviders/core/rates';

/**
 * Reads the methods, the rates of all zones and the units of the shop, once for all parts of the page. What the administrator may not list
 * is empty.
 * @param {import('@shop/admin').Permissions} permissions
 */
export const useShipping = (permissions) =>
  useQuery({
    queryKey: [QUERIES, 'shipping'],
    queryFn: async () => {
      const [{ shop }, currencies, methods, rates] = await Promise.all([
        /** @type {Promise<{ shop: Omit<Units, 'others'> }>} */ (
          api.graphql('{ shop { currency weightUnit } }')
        ),
        /** @type {Promise<readonly { code: string, is_default: boolean }[]>} */ (api.get('/api/currencies')),
        permissions.has('listCoreShippingMethods')
          ? /** @type {Promise<readonly Method[]>} */ (api.get(METHODS))
          : [],
        permissions.has('listCoreShippingRates')
          ? /** @type {Promise<readonly Rate[]>} */ (api.get(RATES))
          : [],
      ]);
      const others = currencies.filter((one) => !one.is_default).map(({ code }) => code);
      return { units: { ...shop, others }, methods, rates };
    },
  });
