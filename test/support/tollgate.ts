import {
  column,
  defineExtension,
  defineRoute,
  meaningOfJson,
  refuse,
  Reply,
  sql,
  unauthorized,
  z,
} from '@shop/runtime/extension';
import type { AppContext, Door, DoorProblem, RequestInfo } from '@shop/runtime/extension';

const none = sql.type(z.object({}));

/** Creates the table in which the tollgate counts what it did. */
export const createTolls = (app: AppContext) =>
  app.db.run(none`create table if not exists toll (who text not null, coins int not null)`);

/** Returns the number of coins that were taken. */
export const coinsTaken = async (app: AppContext): Promise<number> =>
  (
    await app.db.one(
      sql.type(z.object({ coins: column.int }))`select coalesce(sum(coins), 0)::int as coins from toll`,
    )
  ).coins;

const take = (app: AppContext, who: string, coins: number) =>
  app.db.run(none`insert into toll (who, coins) values (${who}, ${coins})`);

/** Throws in the function of the door that the request names, as a bug of the extension would. */
function fail({ headers }: RequestInfo, name: string): void {
  if (headers['toll-fault']?.split(' ').includes(name)) throw new Error(`secret inside ${name}`);
}

/** The door's own shape of errors. */
const refused = ({ refusal, body, request }: DoorProblem): Reply => {
  fail(request, 'refused');
  const { status, code, message, details } = refusal;
  const { id = null } = (body ?? {}) as { id?: unknown };
  return new Reply(status, {
    fault: code.toLowerCase(),
    say: message,
    ...(details && { at: details.map(({ path }) => path) }),
    id,
  });
};

const door = (rate: NonNullable<Door['rate']>): Door => ({
  id: 'tollgate',
  paths: ['/toll', '/.well-known/toll'],
  setting: 'tollgateEnabled',
  bodyLimit: 2000,
  headers: { 'Cache-Control': 'private, max-age=7', 'toll-version': '3' },
  rate,
  cors: { origins: ['https://bridge.example'], headers: ['toll-key'], exposed: ['toll-version'] },
  idempotency: { header: 'Once', maxLength: 40, conflict: 409, repeated: { 'Once-Again': 'yes' } },
  rateKey: ({ request }) => (request.headers['toll-key'] === 'ada' ? 'ada' : null),
  identify: ({ request }) => {
    fail(request, 'identify');
    const key = request.headers['toll-key'] ?? null;
    if (key === 'forged') throw unauthorized();
    return key;
  },
  meaningOf: ({ request }) => meaningOfJson(request.rawBody ?? Buffer.alloc(0)),
  answerHeaders({ request }) {
    fail(request, 'answerHeaders');
    return { once: request.headers['once'] ?? '-', 'cache-control': 'unused' };
  },
  refused,
});

const post = (path: string, handle: Parameters<typeof defineRoute>[0]['handle'], more: object = {}) =>
  defineRoute({
    id: `tollgate${path}`,
    door: 'tollgate',
    method: 'POST',
    path: `/toll/${path}`,
    access: 'public',
    handle,
    ...more,
  });

const routes = [
  defineRoute({
    id: 'tollgateDiscovery',
    door: 'tollgate',
    method: 'GET',
    path: '/.well-known/toll',
    access: 'public',
    handle: () => new Reply(200, { tolls: 3 }, { 'Cache-Control': 'public, max-age=60' }),
  }),
  defineRoute({
    id: 'tollgatePay',
    door: 'tollgate',
    method: 'POST',
    path: '/toll/coins/{lane}',
    access: 'public',
    params: z.object({ lane: z.coerce.number().int() }),
    body: z.object({ coins: z.int().min(1), note: z.string().max(20).optional() }),
    async handle({ app, params, body, request }) {
      await take(app, request.identity ?? 'somebody', body.coins);
      request.setCookie('toll', 'x');
      return new Reply(201, { lane: params.lane, coins: body.coins, cookie: request.cookie('sid') ?? null });
    },
  }),
  defineRoute({
    id: 'tollgateKeep',
    door: 'tollgate',
    method: 'POST',
    path: '/toll/kept',
    access: 'public',
    body: z.object({ coins: z.int(), label: z.string().default('1') }),
    handle: ({ app, body, claim }) =>
      app.db.transaction(async (tx) => {
        await tx.run(none`insert into toll (who, coins) values ('kept', ${body.coins})`);
        const answer = new Reply(202, { kept: body.coins }, { 'Toll-Kept': body.label });
        await claim?.keep(tx, answer);
        return answer;
      }),
  }),
  post(
    'bytes',
    ({ request }) => ({
      bytes: request.rawBody?.toString('hex'),
      names: request.rawHeaders.filter((_, at) => at % 2 === 0).filter((name) => /^x-toll/i.test(name)),
    }),
    { body: 'raw' },
  ),
  post('poor', async ({ app }) => {
    await take(app, 'poor', 1);
    throw refuse(402, 'NO_COINS', 'There are no coins');
  }),
  post('later', async ({ app }) => {
    await take(app, 'later', 1);
    throw refuse(409, 'GATE_BUSY', 'The gate is busy', { headers: { 'retry-after': '2' } });
  }),
  post('slow', () => new Promise(() => undefined), { deadlineMs: 50 }),
  post('broken', async ({ app }) => {
    await take(app, 'broken', 1);
    throw new Error('secret inside');
  }),
];

/** An extension whose door uses all that a door has. */
export const tollgate = defineExtension({
  name: 'tollgate',
  api: '^1.0',
  config: z.object({
    rate: z.union([z.object({ points: z.int(), seconds: z.int() }), z.literal(false)]).default(false),
  }),
  settings: { tollgateEnabled: { schema: z.boolean().default(false) } },
  setup: ({ rate }) => ({ doors: [door(rate)], routes }),
});
