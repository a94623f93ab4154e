import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { healthAnswer, readHealth } from './health.ts';

const extensionAnswer = z.object({
  name: z.string().describe('The name.'),
  kind: z
    .enum(['module', 'extension'])
    .describe('`module`: part of the shop. `extension`: installed in the store.'),
  state: z
    .enum(['loaded', 'disabled', 'quarantined'])
    .describe('`disabled`: turned off in the configuration. `quarantined`: left out because of an error.'),
  version: z.string().nullable().describe('The package version. Null if there is none.'),
  from: z.string().nullable().describe('The package name, or the path relative to the store folder.'),
  required: z.boolean().describe('True if the shop fails to start without it.'),
  contributions: z
    .array(
      z.object({
        kind: z.string().describe('The contribution type, such as `routes` or `paymentMethods`.'),
        count: z.int().describe('The number of contributions of this type.'),
        names: z.array(z.string()).describe('The names of the contributions, if they have any.'),
      }),
    )
    .describe('The contributions.'),
  fault: z.string().nullable().describe('Why it was left out. Null if it was not.'),
});

/** The routes for the shop's health and its installed extensions. */
export const healthRoutes = [
  defineRoute({
    id: 'getHealth',
    does: 'Returns the health of the shop by part, such as the database, jobs, email and payments.',
    method: 'GET',
    path: '/api/health',
    access: 'admin',
    response: healthAnswer,
    handle: ({ app, db }) => readHealth(app, db),
  }),
  listRoute({
    id: 'listExtensions',
    does: 'Lists the extensions of the store, then the modules of the shop, with their contributions and the reason if one was left out.',
    path: '/api/extensions',
    answer: extensionAnswer,
    about: 'The extensions of the store, then the modules of the shop.',
    toAnswer: (extension: z.output<typeof extensionAnswer>) => extension,
    rows: async ({ app }) =>
      serverOf(app)
        .extensions()
        .map(({ contributions, fault, ...extension }) => ({
          ...extension,
          contributions: Object.entries(contributions).map(([kind, { count, names }]) => ({
            kind,
            count,
            names: [...names],
          })),
          fault: fault && `${fault.where}: ${fault.message}`,
        }))
        .toSorted((one, other) => Number(one.kind === 'module') - Number(other.kind === 'module')),
  }),
];
