import type { Call } from '../../../platform/contracts/route.ts';
import type { Cart, CartAddress } from '../../carts/index.ts';
import type { CheckoutStep, PlaceView, SentForm } from '../../defaultTheme/index.ts';
import { addressParts } from '../address/addressParts.ts';
import { firstCountry } from '../address/firstCountry.ts';
import { addressValuesShown, provincesShown } from '../address/formProvinces.ts';
import { lookupPath } from '../address/lookupRoutes.ts';
import { fieldOrder } from '../address/refusedAddress.ts';
import { addressValues } from './addressForm.ts';
import { requiredAddresses } from './steps.ts';

interface AddressChoices {
  readonly countries: readonly PlaceView[];
  readonly billing_countries: readonly PlaceView[];
  /** The customer's usual address. Null if there is none. */
  readonly usual: CartAddress | null;
  /** The submitted form values, if the form is shown again. */
  readonly sent: SentForm['values'] | undefined;
}

type Forms = Pick<Extract<CheckoutStep, { name: 'address' }>, 'asks' | 'parts' | 'provinces' | 'lookup'> & {
  readonly values: SentForm['values'];
  /** The names of the fields in the order of the page. */
  readonly order: readonly string[];
};

/** Prepares the forms of a cart's addresses: their values, and the fields of the countries that these select. */
export async function addressForms(
  { app, db, request }: Pick<Call, 'app' | 'db' | 'request'>,
  cart: Cart,
  { countries, billing_countries, usual, sent }: AddressChoices,
): Promise<Forms> {
  const { locale } = app;
  const asks = requiredAddresses(cart);
  const values = addressValuesShown(
    addressValuesShown(sent ?? firstValues(), 'shipping.', countries),
    'billing.',
    billing_countries,
  );
  const [country = '', billed = ''] = [values['shipping.country'], values['billing.country']];
  const shipping = asks.shipping ? await addressParts(app, db, country) : [];
  const isSame = asks.shipping && billed === country;
  const billing = asks.billing === 'no' || isSame ? shipping : await addressParts(app, db, billed);
  return {
    asks,
    parts: { shipping, billing },
    provinces: {
      shipping: provincesShown(locale, values, 'shipping.'),
      billing: provincesShown(locale, values, 'billing.'),
    },
    lookup: { shipping: lookupPath(app, country), billing: lookupPath(app, billed) },
    values,
    order: [
      'email',
      ...fieldOrder('shipping.', shipping),
      'billing_other',
      ...fieldOrder('billing.', billing),
    ],
  };

  /** Returns the values of a form that is shown for the first time. */
  function firstValues(): SentForm['values'] {
    const first = {
      shop: app.config.shop.address?.country,
      languages: request.headers['accept-language'],
    };
    return {
      'shipping.country': firstCountry({ offered: countries, ...first }),
      'billing.country':
        cart.shipping_address?.country ?? firstCountry({ offered: billing_countries, ...first }),
      ...addressValues(cart, usual),
    };
  }
}
