import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRules } from '../../packages/runtime/src/simulators/cardgw/requestRules.ts';
import type { RuleName } from '../../packages/runtime/src/simulators/cardgw/requestRules.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

/** The gateway's published API description, which is not part of the repository. */
const FILE = new URL('../../../shared/gateways/cardgw-openapi.json', import.meta.url);
const isThere = existsSync(FILE);
if (!isThere) console.warn('The description of the card gateway is not here: its comparison is skipped');

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const FORM = 'application/x-www-form-urlencoded';

/** Returns the schema of a call's form or query. Null if the description has no such call. */
function schemaOf({ paths }: Description, method: string, path: string): object | null {
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  const operation = Object.entries(paths).find(([template]) => fits(template))?.[1][method.toLowerCase()];
  if (!operation) return null;
  if (method === 'POST') return operation.requestBody?.content[FORM]?.schema ?? {};
  const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    additionalProperties: false,
  };
}

const ajv = new Ajv({ strict: false, coerceTypes: true, unicodeRegExp: false, logger: false });

/** Returns the validation error of a call according to the description, or null. */
function faultOf(description: Description, method: string, path: string, payload: unknown): string | null {
  const schema = schemaOf(description, method, path);
  if (!schema) return `no ${method} ${path}`;
  const holds = ajv.compile(schema);
  return holds(structuredClone(payload)) ? null : ajv.errorsText(holds.errors);
}

describe.skipIf(!isThere)('the gateway’s published description', () => {
  let its: CardShop;
  let description: Description;
  beforeAll(async () => {
    description = JSON.parse(readFileSync(FILE, 'utf8'));
    its = await cardShop();
  });
  afterAll(() => its.stop());

  test('accepts every request that the shop sends', async () => {
    await its.setMode('authorizeOnly');
    for (const end of ['refund', 'void', 'abandon'] as const) {
      const { uuid, order_id } = await its.newOrder();
      const intent = await its.intentOf(uuid);
      await its.intentOf(uuid);
      if (end === 'abandon') {
        dataOf(await its.cancel(uuid));
        await its.deliverCanceledEvent(uuid, order_id);
        continue;
      }
      its.gateway.pay(intent);
      await its.deliverAll(its.gateway.events.length - 1);
      dataOf(await (end === 'void' ? its.cancel(uuid) : its.capture(uuid)));
      if (end === 'void') continue;
      dataOf(await its.refund(uuid, { amount: 5 }));
      its.gateway.refundAtDashboard(intent);
      await its.deliverAll(its.gateway.events.length - 1);
    }
    const { calls } = its.gateway;
    const kinds = new Set(calls.map(({ method, path }) => `${method} ${path.replace(/pi_\w+/, '*')}`));
    expect([...kinds].toSorted()).toEqual([
      'GET /v1/payment_intents/*',
      'GET /v1/refunds',
      'POST /v1/payment_intents',
      'POST /v1/payment_intents/*/cancel',
      'POST /v1/payment_intents/*/capture',
      'POST /v1/refunds',
    ]);
    for (const { method, path, parameters } of calls)
      expect(
        faultOf(description, method, path, parameters),
        `${method} ${path} ${JSON.stringify(parameters)}`,
      ).toBeNull();
  });

  const intent = { amount: '2500', currency: 'usd' };
  const cases: readonly (readonly [RuleName, 'GET' | 'POST', string, Record<string, unknown>])[] = [
    ['createIntent', 'POST', '/v1/payment_intents', intent],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, capture_method: 'manual' }],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, capture_method: 'later' }],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, metadata: { order_id: 'x' } }],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, metadata: 'x' }],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, order: 'x' }],
    [
      'createIntent',
      'POST',
      '/v1/payment_intents',
      { ...intent, automatic_payment_methods: { enabled: 'true' } },
    ],
    ['createIntent', 'POST', '/v1/payment_intents', { ...intent, automatic_payment_methods: {} }],
    ['createIntent', 'POST', '/v1/payment_intents', { currency: 'usd' }],
    ['createIntent', 'POST', '/v1/payment_intents', { amount: '25.5', currency: 'usd' }],
    ['retrieveIntent', 'GET', '/v1/payment_intents/pi_1', {}],
    ['retrieveIntent', 'GET', '/v1/payment_intents/pi_1', { order: 'x' }],
    ['captureIntent', 'POST', '/v1/payment_intents/pi_1/capture', { amount_to_capture: '5' }],
    ['captureIntent', 'POST', '/v1/payment_intents/pi_1/capture', { amount: '5' }],
    ['captureIntent', 'POST', '/v1/payment_intents/pi_1/capture', { amount_to_capture: 'all' }],
    ['cancelIntent', 'POST', '/v1/payment_intents/pi_1/cancel', {}],
    ['cancelIntent', 'POST', '/v1/payment_intents/pi_1/cancel', { cancellation_reason: 'abandoned' }],
    ['cancelIntent', 'POST', '/v1/payment_intents/pi_1/cancel', { cancellation_reason: 'bored' }],
    [
      'createRefund',
      'POST',
      '/v1/refunds',
      { payment_intent: 'pi_1', amount: '5', metadata: { attempt: 'x' } },
    ],
    ['createRefund', 'POST', '/v1/refunds', { payment_intent: 'pi_1', amount: 'five' }],
    ['createRefund', 'POST', '/v1/refunds', { payment_intent: 'pi_1', reason: 'bored' }],
    ['createRefund', 'POST', '/v1/refunds', { payment_intent: 'pi_1', order: 'x' }],
    ['listRefunds', 'GET', '/v1/refunds', { charge: 'ch_1', limit: '100' }],
    ['listRefunds', 'GET', '/v1/refunds', { order: 'x' }],
  ];
  test.each(cases)('and the simulator agree on %s: %s %s %j', (rule, method, path, payload) => {
    const fault = faultOf(description, method, path, payload);
    expect(requestRules[rule].safeParse(payload).success, String(fault)).toBe(fault === null);
  });
});
