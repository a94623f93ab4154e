// @ts-check
import { api, useQuery } from '@shop/admin';

/** @typedef {import('@shop/sdk').GetCoreShippingMethodData} Method */
/** @typedef {import('@shop/sdk').GetCoreShippingRateData} Rate */
/** @typedef {{ readonly currency: string, readonly weightUnit: string }} Units The units in which merchants enter costs and weights. */

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
      const [{ shop }, methods, rates] = await Promise.all([
        /** @type {Promise<{ shop: Units }>} */ (api.graphql('{ shop { currency weightUnit } }')),
        permissions.has('listCoreShippingMethods')
          ? /** @type {Promise<readonly Method[]>} */ (api.get(METHODS))
          : [],
        permissions.has('listCoreShippingRates')
          ? /** @type {Promise<readonly Rate[]>} */ (api.get(RATES))
          : [],
      ]);
      return { units: shop, methods, rates };
    },
  });
