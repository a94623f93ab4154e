import { column, defineExtension, defineRoute, defineSubscriber, sql, z } from '@shop/runtime/extension';

const one = z.object({ n: column.int });

/** An SQL statement with a secret among its values. */
const lookAround = sql.type(one)`select 1 as n where ${'a-secret-value'}::text <> ''`;

/** An extension whose work telemetry tests trace. It has a subscriber, a job, and routes that make requests and fail. */
export const watcher = defineExtension({
  name: 'watcher',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      defineSubscriber({
        id: 'watcher.placed',
        event: 'order_placed',
        handle: async (_payload, { db }) => void (await db.one(lookAround)),
      }),
    ],
    jobs: [
      {
        id: 'watcher.job',
        schedule: '0 0 1 1 *',
        run: async ({ db }) => void (await db.one(lookAround)),
      },
    ],
    routes: [
      defineRoute({
        id: 'watcherCall',
        method: 'GET',
        path: '/api/watcher/call',
        access: 'public',
        query: z.object({ to: z.string() }),
        handle: async ({ app, query }) => {
          const { status } = await app.fetch(query.to, { method: 'POST', body: 'hello', timeoutMs: 5000 });
          return { status };
        },
      }),
      defineRoute({
        id: 'watcherFails',
        method: 'GET',
        path: '/api/watcher/fails/{who}',
        access: 'public',
        params: z.object({ who: z.string() }),
        handle: ({ params }) => {
          throw new TypeError(`${params.who} did it`);
        },
      }),
    ],
  }),
});
