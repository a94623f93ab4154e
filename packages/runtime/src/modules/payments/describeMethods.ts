import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { HealthPart } from '../operations/index.ts';
import { readMethods } from './methodStates.ts';
import { methodsTakingMoney } from './offeredPaymentMethods.ts';

const methodAnswer = z.object({
  code: z.string().describe('The code of the payment method. Its statuses and settings begin with the code.'),
  name: z.string().describe('The name of the method.'),
  display_name: z
    .string()
    .nullable()
    .describe('The custom name shown to shoppers. Null if the default name in their language is used.'),
  is_on: z.boolean().describe('True if the merchant offers it.'),
  is_ready: z.boolean().describe('True if everything that it requires is set up.'),
  is_offered: z
    .boolean()
    .describe(
      'True if shoppers can use it: it is enabled and ready to accept payments. Individual carts may still be excluded.',
    ),
  is_reviewed: z
    .boolean()
    .describe(
      'True if the merchant has decided whether to offer it, by saving `<code>PaymentStatus` at least once.',
    ),
  mode: z
    .enum(['live', 'test', 'simulated'])
    .nullable()
    .describe(
      "`live` processes real payments, `test` is the gateway's test mode, `simulated` uses a simulator in its place. Null if there is no gateway or no connection is configured.",
    ),
  missing: z.array(z.string()).describe('The keys of required settings without a value.'),
  addresses: z
    .array(
      z.object({
        purpose: z.enum(['webhook', 'return']).describe('The purpose for which the gateway uses it.'),
        url: z.string().describe('The URL in the shop.'),
      }),
    )
    .describe('The URLs that the merchant enters at the gateway.'),
  settings: z.array(z.string()).describe("The keys of the method's settings."),
});
type MethodAnswer = z.output<typeof methodAnswer>;

/** Describes all payment methods of the shop, whether offered or not. Runs one SQL statement. */
async function describeMethods(app: AppContext, db: Db): Promise<readonly MethodAnswer[]> {
  const keys = [...serverOf(app).settingDefinitions.keys()];
  const states = await readMethods(app, db);
  const taking = new Set(await methodsTakingMoney(app, states));
  return Promise.all(
    states.map(async (state) => {
      const { code, method, displayName, isOn, isReviewed } = state;
      const { mode, missing, addresses } = await state.setup();
      return {
        code,
        name: method.name,
        display_name: displayName,
        is_on: isOn,
        is_ready: missing.length === 0,
        is_offered: taking.has(state),
        is_reviewed: isReviewed,
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
  does: 'Lists the payment methods of all extensions, offered or not, with their missing settings.',
  path: '/api/payment-methods',
  answer: methodAnswer,
  about: 'The payment methods of all extensions.',
  toAnswer: (method: MethodAnswer) => method,
  rows: ({ app, db }) => describeMethods(app, db),
});

/** Warns administrators about offered payment methods that do not work or do not move real money. */
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
