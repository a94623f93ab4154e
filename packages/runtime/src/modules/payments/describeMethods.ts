import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { HealthPart } from '../operations/index.ts';
import type { PaymentMethod, PaymentSetup } from './contract.ts';
import { nameSetting, statusSetting } from './offeredPaymentMethods.ts';

const methodAnswer = z.object({
  code: z.string().describe('The code, the prefix of its statuses and settings.'),
  name: z.string().describe('The name of the method.'),
  display_name: z
    .string()
    .nullable()
    .describe('The name that shoppers read, where the merchant chose one; null: that of their language.'),
  is_on: z.boolean().describe('Whether the merchant offers it.'),
  is_ready: z.boolean().describe('Whether nothing is missing that it needs.'),
  mode: z
    .enum(['live', 'test', 'simulated'])
    .nullable()
    .describe(
      '`live` moves money, `test` is the test mode of the gateway, `simulated` a program in its place; null: there is no gateway, or nothing to reach it by.',
    ),
  missing: z.array(z.string()).describe('The keys of the settings that it needs and that have no value.'),
  addresses: z
    .array(
      z.object({
        purpose: z.enum(['webhook', 'return']).describe('What the gateway uses it for.'),
        url: z.string().describe('The address of the shop.'),
      }),
    )
    .describe('The addresses that the merchant gives to the gateway.'),
  settings: z.array(z.string()).describe('The keys of its settings.'),
});
type MethodAnswer = z.output<typeof methodAnswer>;

const NO_GATEWAY: PaymentSetup = { mode: null, missing: [], addresses: [] };

const setupOf = async (app: AppContext, method: PaymentMethod): Promise<PaymentSetup> =>
  (await method.setup?.(app)) ?? NO_GATEWAY;

/** Describes the payment methods of the shop, offered or not. */
async function describeMethods(app: AppContext, db: Db): Promise<readonly MethodAnswer[]> {
  const methods = app.registry('paymentMethods').list();
  const keys = [...serverOf(app).settingDefinitions.keys()];
  const values = await app.settings(
    methods.flatMap(({ code }) => [statusSetting(code), nameSetting(code)]),
    db,
  );
  return Promise.all(
    methods.map(async (method) => {
      const { code, name } = method;
      const { mode, missing, addresses } = await setupOf(app, method);
      return {
        code,
        name,
        display_name: (values[nameSetting(code)] as string | undefined) || null,
        is_on: values[statusSetting(code)] === 1,
        is_ready: missing.length === 0,
        mode,
        missing: [...missing],
        addresses: [...addresses],
        settings: keys.filter((key) => key.startsWith(code)),
      };
    }),
  );
}

export const paymentMethodsRoute = listRoute({
  id: 'listPaymentMethods',
  path: '/api/payment-methods',
  answer: methodAnswer,
  about: 'The payment methods of all extensions.',
  toAnswer: (method: MethodAnswer) => method,
  rows: ({ app, db }) => describeMethods(app, db),
});

/** Tells administrators which methods are offered and do not work, or move no money. */
export const paymentHealth: HealthPart = {
  id: 'payments',
  async read(app) {
    const methods = (await describeMethods(app, app.db)).filter(({ is_on: isOn }) => isOn);
    const facts = methods.map(({ code, is_ready: isReady, mode }) => [
      code,
      isReady ? (mode ?? 'ready') : 'incomplete',
    ]);
    const isSound = methods.every(
      ({ is_ready: isReady, mode }) => isReady && (mode === null || mode === 'live'),
    );
    return {
      status: isSound ? 'ok' : 'attention',
      facts: Object.fromEntries(facts) as Record<string, string>,
    };
  },
};
