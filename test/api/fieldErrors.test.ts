import { describe, expect, test } from 'vitest';
import { createTexts } from '../../packages/runtime/src/platform/messages/createTexts.ts';
import { validator } from '../../packages/runtime/src/platform/http/forms/validation.ts';
import { Refusal } from '../../packages/runtime/src/platform/errors.ts';
import { itemBody } from '../../packages/runtime/src/modules/carts/bodies.ts';
import { couponBody } from '../../packages/runtime/src/modules/carts/checkoutBodies.ts';
import { newContactMessageBody } from '../../packages/runtime/src/modules/contact/contactMessage.ts';
import { contactMessages } from '../../packages/runtime/src/modules/contact/contactMessages.ts';
import { newAddressBody } from '../../packages/runtime/src/modules/customers/addressBody.ts';
import { newCustomerBody } from '../../packages/runtime/src/modules/customers/customerBody.ts';
import { couponCondition } from '../../packages/runtime/src/modules/promotions/errors.ts';
import { errorText } from '../../packages/runtime/src/modules/storefront/errorText.ts';
import { fieldError } from '../../packages/runtime/src/modules/storefront/fieldError.ts';
import { storefrontMessages } from '../../packages/runtime/src/modules/storefront/storefrontMessages.ts';

const text = createTexts([storefrontMessages, contactMessages])('en');

const address = {
  full_name: 'Ada Lovelace',
  telephone: '1',
  address_1: '1 Main St',
  city: 'Boston',
  province: 'US-MA',
  country: 'US',
  postcode: '02101',
};
const message = { full_name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const customer = { full_name: 'Ada', email: 'ada@example.com', password: 'long enough, and odd' };

/** Lists the field errors that a page shows for a form that the schema rejects. */
function shownFor(schema: Parameters<typeof validator>[0], body: object): readonly string[] {
  try {
    validator(schema, 'body')(body);
    return [];
  } catch (error) {
    return ((error as Refusal).details ?? []).map((detail) => fieldError(detail, text));
  }
}

describe('the error of a field depends on the rule that it violates', () => {
  test.each([
    [newAddressBody, { ...address, full_name: ' ' }, 'Enter your full name'],
    [newAddressBody, { ...address, telephone: '' }, 'Enter your phone number'],
    [newAddressBody, { ...address, telephone: undefined }, 'Enter your phone number'],
    [newAddressBody, { ...address, city: 'x'.repeat(256) }, 'City can have at most 255 characters'],
    [
      newAddressBody,
      { ...address, postcode: '1\n2' },
      'Postal code can’t contain line breaks or control characters',
    ],
    [newAddressBody, { ...address, country: 'Atlantis' }, 'Choose a country from the list'],
    [newAddressBody, { ...address, city: ['Boston'] }, 'City contains invalid characters'],
    [newContactMessageBody, { ...message, message: '' }, 'Enter your message'],
    [
      newContactMessageBody,
      { ...message, message: 'x'.repeat(5001) },
      'Your message is too long. Use at most 5,000 characters.',
    ],
    [newContactMessageBody, { ...message, email: 'ada' }, 'Enter an email address, such as name@example.com'],
    [newCustomerBody, { ...customer, password: 'short' }, 'Use at least 8 characters for your password'],
    [
      newCustomerBody,
      { ...customer, password: 'password123' },
      'This password is too common. Choose another one.',
    ],
    [itemBody, { sku: 'A', qty: '0' }, 'Enter a whole number, 1 or more'],
    [itemBody, { sku: '', qty: '1' }, 'This product is no longer available'],
    [couponBody, { coupon: '' }, 'Enter a coupon code'],
  ])('%#: %j', (schema, body, shown) => expect(shownFor(schema, body)).toEqual([shown]));
});

test('a rejection is shown by its code, with its values', () => {
  const refused = new Refusal(400, 'TOO_MANY_UNITS', 'At most {max} units', { values: { max: 12 } });
  expect(errorText(refused, text)).toBe('You can order at most 12 of this product');
  expect(errorText(couponCondition('units', { qty: 3 }), text)).toBe(
    'This coupon needs at least 3 units in your cart',
  );
  // A cart error stored by an earlier version has no values.
  const saved = { code: 'SHIPPING_QUOTE_FAILED', message: 'We could not get a quote' };
  expect(errorText(saved, text)).toBe('We could not get a quote');
  expect(errorText({ code: 'OF_AN_EXTENSION', message: 'Not today' }, text)).toBe('Not today');
});
