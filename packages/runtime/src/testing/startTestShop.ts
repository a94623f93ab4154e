import { createShop } from '../app.ts';
import type { ShopPlan } from '../app.ts';
import type { OutgoingEmail } from '../modules/mail/contract.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import type { AppContext } from '../platform/contracts/context.ts';
import { Refusal } from '../platform/errors.ts';
import { createLogger } from '../platform/logger.ts';
import { refusalCheck } from '../platform/openApi/refusalCheck.ts';
import type { RefusalCheck } from '../platform/http/routePlan.ts';
import { refusedCodes } from '../refusedCodes.ts';
import { createTestAdmin } from './createTestAdmin.ts';
import { createDrivers } from './drivers/createDrivers.ts';
import { takeOver } from './drivers/takeOver.ts';
import { createMakers } from './makers/createMakers.ts';
import { senderTo } from './requests.ts';
import { createSession } from './sessions.ts';
import type { TestShopOptions, TestShop } from './createTestShop.ts';

const faultOfRefusal = refusalCheck(refusedCodes);

interface Planned {
  readonly config: ShopConfig;
  readonly plan: ShopPlan;
  readonly sent: OutgoingEmail[];
}

/** Starts a planned shop on a database. */
export async function startTestShop(
  databaseUrl: string,
  { config, plan, sent }: Planned,
  options: TestShopOptions,
): Promise<TestShop> {
  const shop = await createShop({
    config,
    plan,
    databaseUrl,
    log: createLogger({
      mode: 'production',
      level: options.logLevel ?? 'silent',
      ...(options.onLog ? { destination: { write: options.onLog } } : {}),
    }),
    worker: options.worker ?? false,
    onBrokenAnswer: ({ message }) => console.error(message),
    ...(options.checkRefusals && { checkRefusal: undescribed }),
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const { port } = await shop.start();
  const url = `http://127.0.0.1:${port}`;
  const { app } = shop;
  const request = senderTo(url);
  const parts = { send: request, clock: app.clock };
  let owner: Promise<{ email: string; password: string }> | undefined;
  const administrator = createSession(parts, 'administrator', () => (owner ??= createOwner(app)));
  const { token: adminToken, request: admin } = administrator;
  return {
    app,
    db: app.db,
    url,
    make: createMakers({ ...parts, app, admin, query: administrator.query }),
    ...createDrivers({ app, databaseUrl, sent }),
    statements: shop.statements,
    request,
    adminToken,
    admin,
    query: async (query, variables = {}, schema = 'storefront') =>
      schema === 'admin'
        ? administrator.query(query, variables, 'admin')
        : request('POST', '/graphql', { query, variables }),
    takeOver: (address) => takeOver({ app, url }, address),
    stop: shop.stop,
  };
}

/** Reports errors that the OpenAPI document does not list for their route. */
const undescribed: RefusalCheck = (plan, method, refusal) => {
  const fault = faultOfRefusal(plan, method, refusal);
  if (fault !== null) console.error(fault);
  return fault;
};

/** Creates the administrator, unless a shop before this one did so in the same database. */
async function createOwner(app: AppContext): Promise<{ email: string; password: string }> {
  const login = { email: 'owner@shop.test', password: 'correct horse battery' };
  await createTestAdmin(app.db, { ...login, fullName: 'Owner' }).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'EMAIL_TAKEN')) throw error;
  });
  return login;
}
