import type { AppContext } from '../../platform/contracts/context.ts';
import type { ProductEntity, QuantityRule } from '../catalog/index.ts';

type Data = Readonly<Record<string, unknown>>;
type Terms = ProductEntity['terms'];

interface Offered {
  readonly price: number;
  /** The least and the greatest price. Absent if there is one. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly in_stock: boolean;
  readonly quantities: QuantityRule;
  /** The encoded URL of the product or variant. */
  readonly url: string;
}

/** Creates the schema.org offer for a product or variant. The offer includes the seller and the shop's terms. */
export const offerData = (
  app: AppContext,
  { currency, terms }: Pick<ProductEntity, 'currency' | 'terms'>,
  { price, range, in_stock, quantities, url }: Offered,
  seller: string,
): Data => ({
  ...(range
    ? { '@type': 'AggregateOffer', lowPrice: range.min, highPrice: range.max }
    : { '@type': 'Offer', price }),
  priceCurrency: currency,
  availability: `https://schema.org/${in_stock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: app.url(url),
  ...quantityData(quantities),
  seller: { '@type': 'Organization', name: seller },
  ...(terms.delivery && { shippingDetails: deliveryData(terms.delivery, app.config.shop.currency) }),
  ...(terms.returns && { hasMerchantReturnPolicy: returnsData(terms.returns, app.config.shop.currency) }),
});

/** Returns the least and the greatest quantity of an order, in pieces (the unit code C62). The vocabulary has no term for steps. */
const quantityData = ({ least, most }: QuantityRule): Data =>
  least === 1 && most === null
    ? {}
    : {
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: least,
          ...(most !== null && { maxValue: most }),
          unitCode: 'C62',
        },
      };

const deliveryData = (
  { countries, fee, handling_days, days }: NonNullable<Terms['delivery']>,
  currency: string,
): Data => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
  shippingRate: { '@type': 'MonetaryAmount', value: fee, currency },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysData(0, handling_days),
    transitTime: daysData(days.min, days.max),
  },
});

const daysData = (minValue: number, maxValue: number): Data => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const returnsData = ({ countries, days, fee }: NonNullable<Terms['returns']>, currency: string): Data => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  ...feesData(fee, currency),
});

function feesData(fee: number | null, currency: string): Data {
  if (fee === null) return { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' };
  if (fee === 0) return { returnFees: 'https://schema.org/FreeReturn' };
  return {
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: fee, currency },
  };
}
