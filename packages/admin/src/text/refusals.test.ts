import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as german from './de/refusals.ts';
import { languages } from './languages.ts';
import { refusalIn } from './refusals.ts';
import type { RefusalTexts } from './refusals.ts';

/** The codes of every refusal, each with its messages. */
const messages = Map.groupBy(
  [
    ...readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8').matchAll(
      /^\| `(\w+)` \| \d+ \| (.*) \| [^|]*\|$/gm,
    ),
  ].map(([, code = '', message = '']) => ({ code, message })),
  ({ code }) => code,
);

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The codes that no form of the admin can meet: of carts and checkouts, of programs, and those whose faults say it all. */
const NOT_MET = new Set(
  words(`
    BAD_CURSOR BAD_REQUEST BILLING_ADDRESS_REQUIRED BODY_TOO_DEEP CARD_INTENT_FAILED CART_BUSY CART_CHANGED CART_EMPTY CART_TOO_LARGE
    CONTACT_REQUIRED COUPON_NOT_ON_CART HEADERS_TOO_LARGE IDEMPOTENCY_ANSWER_UNREADABLE IDEMPOTENCY_KEY_IN_USE
    IDEMPOTENCY_KEY_REUSED INVALID_CART INVALID_EMAIL_TOKEN INVALID_IDEMPOTENCY_KEY INVALID_JSON INVALID_NEWSLETTER_TOKEN INVALID_ORDER
    INVALID_REFRESH_TOKEN ITEM_NOT_FOUND MALFORMED_MULTIPART MALFORMED_REQUEST MALFORMED_URL METHOD_NOT_ALLOWED
    MISSING_SHIPPING_CODES NO_ADDRESS NO_SHIPPING_TO_ADDRESS NOT_ACCEPTABLE NOT_ENOUGH_STOCK NOT_READY ORDER_REFUSED OUT_OF_STOCK
    PAYMENT_METHOD_FAILED PAYMENT_METHOD_NOT_AVAILABLE PAYMENT_METHOD_REQUIRED PAYMENT_NOT_STARTED PAYMENT_UNCONFIRMED
    PRODUCT_NOT_AVAILABLE REQUEST_ABORTED RETURN_URL_NOT_ALLOWED
    SHIPPING_ADDRESS_REQUIRED SHIPPING_METHOD_NOT_AVAILABLE SHIPPING_METHOD_REQUIRED TERMS_CHANGED TOO_MANY_FIELDS TOO_MANY_LINES TOO_MANY_MEMBERS
    TOO_MANY_UNITS TOO_MANY_UNPAID_ORDERS UNSUPPORTED_CONTENT_ENCODING UNSUPPORTED_MEDIA_TYPE VALIDATION_FAILED
    WALLETGW_NO_APPROVAL_LINK WALLETGW_ORDER_FAILED WALLETGW_UNCONFIRMED WALLETGW_VERIFICATION_FAILED
    WALLETGW_WEBHOOK_NOT_CONFIGURED
  `),
);

const texts = import.meta.glob<RefusalTexts>('./*/refusals.ts', { eager: true });

/** The languages of the admin beside that of the API. */
const TRANSLATED = Object.keys(languages).filter((language) => language !== 'en');

test.each(TRANSLATED)('the texts in %s have words for each refusal that a form can meet', (language) => {
  const refusals = texts[`./${language}/refusals.ts`]?.refusals ?? {};
  expect(messages.size).toBeGreaterThan(200);
  expect([...messages.keys()].filter((code) => !NOT_MET.has(code) && !refusals[code])).toEqual([]);
  expect(Object.keys(refusals).filter((code) => !messages.has(code))).toEqual([]);
  expect([...NOT_MET].filter((code) => !messages.has(code) || Object.hasOwn(refusals, code))).toEqual([]);
});

test.each([
  [
    { code: 'SKU_EXISTS', values: { sku: 'A-1' }, message: 'A product with the sku "A-1" already exists' },
    'Es gibt schon ein Produkt mit der SKU „A-1“.',
  ],
  [{ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 'Diese Bestellung gibt es nicht.'],
  [{ code: 'SKU_EXISTS', message: 'There is one' }, 'There is one'],
  [{ code: 'OF_AN_EXTENSION', message: 'Not today' }, 'Not today'],
])('%j is said in German', (refusal, said) => expect(refusalIn(german, refusal).message).toBe(said));

test.each(TRANSLATED)('the texts in %s take only values that each refusal of the code names', (language) => {
  const refusals = texts[`./${language}/refusals.ts`]?.refusals ?? {};
  const unnamed = Object.entries(refusals).flatMap(([code, text]) =>
    [...text.matchAll(/\{\w+\}/g)]
      .filter(([gap]) => messages.get(code)?.some(({ message }) => !message.includes(gap)))
      .map(([gap]) => `${code} ${gap}`),
  );
  expect(unnamed).toEqual([]);
});

test('every language says the faults of fields by the same patterns', () => {
  for (const language of TRANSLATED)
    expect([language, texts[`./${language}/refusals.ts`]?.faults.map(([pattern]) => pattern)]).toEqual([
      language,
      german.faults.map(([pattern]) => pattern),
    ]);
});

test.each([
  ['price is required', 'Bitte ausfüllen.'],
  ['name must not be empty', 'Bitte ausfüllen.'],
  ['qty must be a whole number', 'Bitte geben Sie eine ganze Zahl ein.'],
  ['price must have at most 2 decimals in USD', 'Höchstens 2 Nachkommastellen sind möglich.'],
  ['price must be a whole number in JPY', 'Diese Währung hat keine Nachkommastellen.'],
  ['Password must be at least 8 characters', 'Mindestens 8 Zeichen sind nötig.'],
  ['name must have at most 255 characters', 'Höchstens 255 Zeichen sind möglich.'],
  ['status must be true, false, 1 or 0', 'Bitte wählen Sie einen der möglichen Werte.'],
  ['email must be a valid e-mail address', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['url_key must have other letters', 'Dieser URL-Schlüssel ist ungültig.'],
  ['Something of an extension', 'Something of an extension'],
])('the fault "%s" is said in German', (message, said) => {
  const refusal = { code: 'VALIDATION_FAILED', message, details: [{ path: 'field', message }] };
  expect(refusalIn(german, refusal)).toEqual({
    code: 'VALIDATION_FAILED',
    message: `field: ${said}`,
    details: [{ path: 'field', message: said }],
  });
});
