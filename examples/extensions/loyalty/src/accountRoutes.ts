import { defineRoute, field, isUuid, refuse, z } from '@shop/runtime/extension';
import { account, findAccount, readSummary, recount, saveAccount, summary } from './account.ts';

const customerNotFound = () => refuse(404, 'CUSTOMER_NOT_FOUND', 'Customer not found');
const path = '/api/loyalty/accounts/{uuid}';
const params = z.object({ uuid: z.string().describe('The UUID of the customer.') });

export const accountRoutes = [
  defineRoute({
    id: 'getLoyaltyAccount',
    method: 'GET',
    path,
    access: 'admin',
    params,
    response: account,
    async handle({ db, params: { uuid } }) {
      const found = isUuid(uuid) ? await findAccount(db, uuid) : null;
      if (!found) throw customerNotFound();
      return found;
    },
  }),

  defineRoute({
    id: 'updateLoyaltyAccount',
    method: 'PATCH',
    path,
    access: 'admin',
    params,
    body: z
      .object({
        points: z.int32().min(0, 'points must not be negative').describe('The points of the customer.'),
        note: field.optionalLine('note', 200).describe('A note for administrators.'),
      })
      .partial(),
    response: account,
    async handle({ db, params: { uuid }, body }) {
      const saved = isUuid(uuid) ? await saveAccount(db, uuid, body) : null;
      if (!saved) throw customerNotFound();
      return saved;
    },
  }),

  defineRoute({
    id: 'recountLoyaltyPoints',
    method: 'POST',
    path: '/api/loyalty/recount',
    access: 'admin',
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(100).describe('The UUIDs of the customers.'),
    }),
    response: z.object({ changed: z.int().describe('The customers whose points were counted.') }),
    async handle({ app, db, body: { ids } }) {
      const counted = await recount(db, ids, await app.setting('loyaltyPointsPerUnit', db));
      return { changed: counted.length };
    },
  }),

  defineRoute({
    id: 'getLoyaltySummary',
    method: 'GET',
    path: '/api/loyalty/summary',
    access: 'admin',
    response: summary,
    handle: ({ db }) => readSummary(db),
  }),
];
