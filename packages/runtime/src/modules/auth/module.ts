import { defineExtension } from '../../platform/contracts/extension.ts';
import { adminAuthenticator } from './adminAuthenticator.ts';
import { authSettings } from './authSettings.ts';
import { deleteExpiredTokens } from './adminToken.repo.ts';
import { apiTokenRoutes } from './apiTokenRoutes.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { permissionRoutes } from './permissionRoutes.ts';
import { roleRoutes } from './roleRoutes.ts';
import { secondFactorRoutes } from './secondFactorRoutes.ts';
import { setupRoutes } from './setupRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { userRoutes } from './userRoutes.ts';
import { authEvents } from './events.ts';
import { authPersonalData } from './personalData.ts';

/** The administrators module: accounts, logins, roles and permissions. */
export const auth = defineExtension({
  name: 'auth',
  api: '^1.0',
  settings: authSettings,
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: authPersonalData,
    events: authEvents,
    routes: [
      ...tokenRoutes,
      ...userRoutes,
      ...apiTokenRoutes,
      ...ownAccountRoutes,
      ...secondFactorRoutes,
      ...passkeyRoutes,
      ...roleRoutes,
      ...permissionRoutes,
      ...setupRoutes,
    ],
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
