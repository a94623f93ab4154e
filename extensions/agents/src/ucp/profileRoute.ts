import { defineRoute, Reply } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { shopKeys } from '../identity/signingKeys.ts';
import { DOOR } from './door.ts';
import { profileOfShop } from './profile.ts';
import { PROFILE_PATH } from './visits.ts';

/** Returns the route of the shop's profile, which is the same for everybody and made without a statement. */
export const profileRoute = (config: AgentsConfig): Route =>
  defineRoute({
    door: DOOR,
    access: 'public',
    id: 'readUcpProfile',
    method: 'GET',
    path: PROFILE_PATH,
    handle: async ({ app }) =>
      new Reply(200, profileOfShop(app, config, await shopKeys(app)), {
        'cache-control': 'public, max-age=300',
      }),
  });
