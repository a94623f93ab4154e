import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import germanFaults from './de/faults.json';
import germanRefusals from './de/refusals.json';
import { languages } from './languages.ts';
import { refusalIn } from './refusals.ts';

const german = { refusals: germanRefusals, faults: germanFaults };

const rootUrl = new URL('../../../../', import.meta.url);
const root = fileURLToPath(rootUrl);

/** All error codes, each with its messages. */
const messages = Map.groupBy(
  [
    ...readFileSync(new URL('docs/errors.md', rootUrl), 'utf8').matchAll(
      /^\| `(\w+)` \| \d+ \| (.*) \| [^|]*\|$/gm,
    ),
  ].map(([, code = '', message = '']) => ({ code, message })),
  ({ code }) => code,
);

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Error codes that no admin form can receive. They concern carts and checkouts or API clients, or their field errors provide all details.
 */
const NOT_MET = new Set(
  words(`
    AGENT_SESSION_CHANGED AGENT_SESSION_CLOSED
    BAD_CURSOR BAD_REQUEST BILLING_ADDRESS_REQUIRED BODY_TOO_DEEP CARD_INTENT_FAILED CARD_NOT_SAVED CART_BUSY CART_CHANGED CART_EMPTY CART_TOO_LARGE
    CREDENTIAL_NOT_SUPPORTED
    CODE_GIVES_NOTHING COUPON_LIMIT GIFT_OUT_OF_STOCK GIFT_QTY_FIXED
    CONTACT_REQUIRED COUPON_NOT_ON_CART EXPRESS_NOT_AVAILABLE EXPRESS_NOT_STARTED GIFT_CARD_AMOUNT GIFT_CARD_INVALID GIFT_CARD_NOT_ALLOWED GIFT_CARD_NOT_ON_CART TOO_MANY_GIFT_CARDS HEADERS_TOO_LARGE IDEMPOTENCY_ANSWER_UNREADABLE IDEMPOTENCY_KEY_IN_USE
    IDEMPOTENCY_KEY_REUSED INVALID_CART INVALID_EMAIL_TOKEN INVALID_IDEMPOTENCY_KEY INVALID_JSON INVALID_NEWSLETTER_TOKEN INVALID_ORDER
    INVALID_REFRESH_TOKEN INVALID_REMINDER_TOKEN ITEM_NOT_FOUND MALFORMED_MULTIPART MALFORMED_REQUEST MALFORMED_URL METHOD_NOT_ALLOWED
    MISSING_SHIPPING_CODES NO_ADDRESS NO_SHIPPING_TO_ADDRESS NOT_ACCEPTABLE NOT_ENOUGH_STOCK NOT_READY ORDER_REFUSED OUT_OF_STOCK
    PAYMENT_METHOD_FAILED PAYMENT_METHOD_NOT_AVAILABLE PAYMENT_METHOD_REQUIRED PAYMENT_NOT_STARTED PAYMENT_UNCONFIRMED
    PRODUCT_NOT_AVAILABLE QTY_NOT_ALLOWED REMINDERS_NOT_ASKED REQUEST_ABORTED RETURN_URL_NOT_ALLOWED
    SHIPPING_ADDRESS_REQUIRED SHIPPING_METHOD_NOT_AVAILABLE SHIPPING_METHOD_REQUIRED TERMS_CHANGED TOO_MANY_FIELDS TOO_MANY_LINES TOO_MANY_MEMBERS
    TOO_MANY_UNITS TOO_MANY_UNPAID_ORDERS UNSUPPORTED_CONTENT_ENCODING UNSUPPORTED_MEDIA_TYPE VALIDATION_FAILED
    WALLETGW_NO_APPROVAL_LINK WALLETGW_ORDER_FAILED WALLETGW_UNCONFIRMED WALLETGW_VERIFICATION_FAILED
    WALLETGW_WEBHOOK_NOT_CONFIGURED
  `),
);

const texts = import.meta.glob<Readonly<Record<string, string>>>('./*/{refusals,faults}.json', {
  eager: true,
  import: 'default',
});
/** The admin texts of the extensions, which include the messages of their own errors. */
const ofExtensions = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../extensions/*/admin/texts/*.json',
  { eager: true, import: 'default' },
);
const refusalsIn = (language: string): Readonly<Record<string, string>> => {
  const added = Object.entries(ofExtensions)
    .filter(([file]) => file.endsWith(`/${language}.json`))
    .flatMap(([, words]) => Object.entries(words))
    .filter(([key]) => key.startsWith('refusal.'))
    .map(([key, text]) => [key.replace('refusal.', ''), text]);
  return { ...texts[`./${language}/refusals.json`], ...Object.fromEntries(added) };
};
const faultsIn = (language: string) => texts[`./${language}/faults.json`] ?? {};

/** Admin languages other than the API's language. */
const TRANSLATED = Object.keys(languages).filter((language) => language !== 'en');

test.each(TRANSLATED)('the texts in %s have a message for each error that a form can get', (language) => {
  const refusals = refusalsIn(language);
  expect(messages.size).toBeGreaterThan(200);
  expect([...messages.keys()].filter((code) => !NOT_MET.has(code) && !refusals[code])).toEqual([]);
  expect(Object.keys(refusals).filter((code) => !messages.has(code))).toEqual([]);
  expect([...NOT_MET].filter((code) => !messages.has(code) || Object.hasOwn(refusals, code))).toEqual([]);
});

test.each([
  [
    { code: 'SKU_EXISTS', values: { sku: 'A-1' }, message: 'A product with the SKU "A-1" already exists' },
    'Es gibt schon ein Produkt mit der SKU „A-1“.',
  ],
  [{ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 'Diese Bestellung gibt es nicht.'],
  [{ code: 'SKU_EXISTS', message: 'There is one' }, 'There is one'],
  [{ code: 'OF_AN_EXTENSION', message: 'Not today' }, 'Not today'],
])('%j is translated into German', (refusal, expected) =>
  expect(refusalIn(german, refusal).message).toBe(expected),
);

test.each(TRANSLATED)('the texts in %s use only values that each error with the code has', (language) => {
  const refusals = refusalsIn(language);
  const unnamed = Object.entries(refusals).flatMap(([code, text]) =>
    [...text.matchAll(/\{\w+\}/g)]
      .filter(([gap]) => messages.get(code)?.some(({ message }) => !message.includes(gap)))
      .map(([gap]) => `${code} ${gap}`),
  );
  expect(unnamed).toEqual([]);
});

/** Validation rules that no admin form can violate. They concern API clients, or forms that only shoppers use. */
const RULES_NOT_MET = new Set(
  words(`
    additionalProperties busy finite firstVariant max maxDepth maxProperties min minProperties not nul otherCountry propertyNames readable unicode
    unusual validations year
  `),
);

test.each(TRANSLATED)('the texts in %s have a message for each rule that a field can violate', (language) => {
  const files = ['packages/runtime/src', 'extensions/*/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, {
      cwd: root,
      exclude: (name) => /simulators|\.(?:test|fixture)\.ts$/.test(name),
    }),
  );
  const sources = files.map((file) => readFileSync(new URL(file, rootUrl), 'utf8')).join('\n');
  const rules = new Set(
    [...sources.matchAll(/(?:\brule: |breaks\(\s*)'([a-z]\w*)'/g)].map(([, rule = '']) => rule),
  );
  expect(rules.size).toBeGreaterThan(25);
  const known = new Set(Object.keys(faultsIn(language)).map((key) => key.split(':')[0] as string));
  const ofSchemas = new Set(['type', 'format', 'pattern', 'anyOf']);
  const missing = [...rules].filter(
    (rule) => ![known, ofSchemas, RULES_NOT_MET].some((set) => set.has(rule)),
  );
  expect(missing).toEqual([]);
});

test('every language has texts for the same faults, with the same values', () => {
  const shapeOf = (language: string) =>
    Object.entries(faultsIn(language))
      .map(([key, text]) => [key, text.match(/\{\w+\}/g)?.toSorted() ?? []])
      .toSorted();
  for (const language of TRANSLATED) expect([language, shapeOf(language)]).toEqual([language, shapeOf('de')]);
});

test.each([
  [{ rule: 'required', message: 'price is required' }, 'Bitte ausfüllen.'],
  [{ rule: 'minLength', values: { limit: 1 }, message: 'name must not be empty' }, 'Bitte ausfüllen.'],
  [{ rule: 'minLength', values: { limit: 8 }, message: 'too short' }, 'Mindestens 8 Zeichen sind nötig.'],
  [{ rule: 'type', values: { type: 'int' }, message: 'no number' }, 'Bitte geben Sie eine ganze Zahl ein.'],
  [{ rule: 'type', values: { type: 'string' }, message: 'must be a string' }, 'Dieser Wert ist ungültig.'],
  [
    { rule: 'maxDecimals', values: { limit: 2, currency: 'USD' }, message: 'in USD' },
    'Höchstens 2 Nachkommastellen sind möglich.',
  ],
  [
    { rule: 'maxDecimals', values: { limit: 0, currency: 'JPY' }, message: 'in JPY' },
    'Diese Währung hat keine Nachkommastellen.',
  ],
  [
    { rule: 'format', values: { format: 'email' }, message: 'no email' },
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  ],
  [{ rule: 'format', values: { format: 'uuid' }, message: 'must be a uuid' }, 'Dieser Wert ist ungültig.'],
  [
    { rule: 'greater', values: { than: 'min' }, message: 'max must be greater' },
    'Der Wert muss größer sein als „min“.',
  ],
  [
    { rule: 'SKU_EXISTS', values: { sku: 'A' }, message: 'It exists' },
    'Es gibt schon ein Produkt mit der SKU „A“.',
  ],
  [{ rule: 'ofAnExtension', message: 'Not on Sundays' }, 'Not on Sundays'],
  [{ message: 'Something of an extension' }, 'Something of an extension'],
])('the field error %j is translated into German', (fault, expected) => {
  const refusal = { code: 'VALIDATION_FAILED', message: '', details: [{ path: 'field', ...fault }] };
  expect(refusalIn(german, refusal)).toMatchObject({
    message: `field: ${expected}`,
    details: [{ path: 'field', message: expected }],
  });
});
