import { defineExtension } from '../../platform/extensions/contract.ts';
import { adminAuthenticator } from './adminAuthenticator.ts';
import { deleteExpiredTokens } from './adminToken.repo.ts';
import { roleRoutes } from './roleRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { userRoutes } from './userRoutes.ts';

/** Administrators: who they are, how they log in, and what their roles let them do. */
export const auth = defineExtension({
  name: 'auth',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    routes: [...tokenRoutes, ...userRoutes, ...roleRoutes],
    authenticators: [adminAuthenticator],
    jobs: [
      {
        id: 'removeExpiredTokens',
        schedule: '17 * * * *',
        run: async ({ db, clock }) => {
          await deleteExpiredTokens(db, clock.now());
        },
      },
    ],
  }),
});
