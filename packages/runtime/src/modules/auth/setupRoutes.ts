import { z } from 'zod';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { adminUserRow } from './adminUser.repo.ts';
import { setUpShop } from './setUpShop.ts';
import { adminEmail } from './writeAdmin.ts';
import { newPassword } from '../credentials/index.ts';

const setUp = defineRoute({
  id: 'setUpShop',
  does: 'Creates the first administrator, with all permissions, using the token from the link printed by `shop start`, and invalidates all such links. Errors: `SETUP_DONE` once there is an administrator, else `INVALID_SETUP_TOKEN`.',
  method: 'POST',
  path: '/api/users/setup',
  access: 'public',
  sdk: { audience: 'administrators' },
  rateTier: 'login',
  body: z.object({
    token: z.string().max(255).describe('The token from the link that `shop start` printed.'),
    email: adminEmail.describe('The email address, used to sign in.'),
    password: newPassword.describe('The password.'),
    full_name: line('full_name').describe('The full name.'),
  }),
  response: adminUserRow,
  handle: ({ app, db, body: { full_name, ...body } }) => setUpShop(app, db, { ...body, fullName: full_name }),
});

/** The route that creates the first administrator of a shop. */
export const setupRoutes = [setUp];
