import { defineRoute, listRoute, sql, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import { countAgents } from '../identity/agent.ts';
import { figureRow, listFigures } from './figures.ts';
import { countRefusals, listRefusals, refusalListing, refusalRow } from './refusals.ts';
import type { ListedRefusal } from './refusals.ts';
import { agentsState, readState } from './state.ts';
import { newTryOutKey, tryOutProfile } from './tryOutKey.ts';

const tryOutAnswer = z.object({
  profile: z.string().describe('The URL to send in `UCP-Agent`.'),
  key: z.string().describe('The key to send as `X-API-Key`. It opens the doors for ten minutes.'),
  buyer: z
    .object({
      first_name: z.string().describe('The first name.'),
      last_name: z.string().describe('The last name.'),
      email: z.string().describe('The email address.'),
      phone_number: z.string().describe('The telephone number.'),
    })
    .describe('An invented buyer.'),
  destination: z
    .object({
      street_address: z.string().describe('The street and the number.'),
      address_locality: z.string().describe('The city.'),
      address_region: z.string().describe('The ISO 3166-2 code of the province. Empty if there is none.'),
      postal_code: z.string().describe('The postcode.'),
      address_country: z
        .string()
        .describe('The ISO 3166-1 code of the country. Empty if the shop has no address.'),
    })
    .describe('The address of the shop, to which the goods would be sent.'),
});

/** The routes of the merchant's page: what agents can do, what became of their checkouts, and a try-out. */
export const pageRoutes: readonly Route[] = [
  defineRoute({
    id: 'getAgentsState',
    does: 'Returns what agents can do at the shop by each protocol, and what is missing.',
    method: 'GET',
    path: '/api/agents/state',
    access: 'admin',
    response: agentsState,
    async handle({ app, db }) {
      const allowed = await countAgents(db, { where: sql.fragment`a.status = 'allowed'` });
      return readState(app, db, allowed > 0);
    },
  }),
  defineRoute({
    id: 'listAgentFigures',
    does: 'Returns for each agent how many checkouts it opened, how many orders came of them, and how many purchases it could not complete: at most 100 agents, those with the most orders first.',
    method: 'GET',
    path: '/api/agents/figures',
    access: 'admin',
    query: z.object({
      days: z.coerce
        .number('days must be a number from 1 to 365')
        .int('days must be a number from 1 to 365')
        .min(1, 'days must be a number from 1 to 365')
        .max(365, 'days must be a number from 1 to 365')
        .default(30)
        .describe('The number of days, with today. Default: 30.'),
    }),
    response: z.array(figureRow),
    handle: ({ app, db, query: { days } }) => listFigures(app, db, days),
  }),
  listRoute({
    id: 'listAgentRefusals',
    does: 'Lists the purchases that agents could not complete, newest first. They are kept for the days of the setting `agentsRecordDays`.',
    path: '/api/agents/refusals',
    answer: refusalRow,
    about: 'The purchases that agents could not complete, newest first.',
    toAnswer({ uuid, session, agent, agent_name, protocol, reason, created_at }: ListedRefusal) {
      return { uuid, session, agent, agent_name, protocol, reason, created_at };
    },
    listing: refusalListing,
    rows: ({ db }, slice) => listRefusals(db, slice),
    total: ({ db }, listing) => countRefusals(db, listing),
  }),
  defineRoute({
    id: 'tryOutAgents',
    does: 'Returns a key by which the page of the merchant tries a purchase at the doors of the shop, with an invented buyer at the address of the shop. Nothing is stored.',
    method: 'POST',
    path: '/api/agents/try-out',
    access: 'admin',
    response: tryOutAnswer,
    handle({ app }) {
      const { country, province, city, postcode, address_1: street } = app.config.shop.address ?? {};
      return {
        profile: tryOutProfile(app),
        key: newTryOutKey(app),
        buyer: {
          first_name: 'Ada',
          last_name: 'Example',
          email: 'try-out@example.com',
          phone_number: '+15550100',
        },
        destination: {
          street_address: street ?? 'Main Street 1',
          address_locality: city ?? 'Example',
          address_region: province ?? '',
          postal_code: postcode ?? '',
          address_country: country ?? '',
        },
      };
    },
  }),
];
