import { defineExtension } from '../../platform/contracts/extension.ts';
import { accountRoutes } from './accountRoutes.ts';
import { addressRoutes } from './addressRoutes.ts';
import { customerAuthenticator } from './customerAuthenticator.ts';
import { customerEmails, customerMailers } from './customerEmails.ts';
import { customerMessages } from './customerMessages.ts';
import { customerOwner, customerRoutes } from './customerRoutes.ts';
import { customerSearch } from './customerSearch.ts';
import { customerTopics } from './customerTopics.ts';
import { deleteExpired } from './customerToken.repo.ts';
import { groupRoutes } from './groupRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { customerSessionRoutes } from './customerSessions.ts';
import { onCustomerLogin } from './onCustomerLogin.ts';
import { onCustomerRemoval } from './onCustomerRemoval.ts';
import { onGroupRemoval } from './onGroupRemoval.ts';
import { onGroupsChange } from './onGroupsChange.ts';
import { customerEvents } from './events.ts';
import { customersPersonalData } from './personalData.ts';

/** The customers module: accounts, sessions, groups and address books. */
export const customers = defineExtension({
  name: 'customers',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { onCustomerLogin, onCustomerRemoval, onGroupRemoval, onGroupsChange },
  setup: () => ({
    personalData: customersPersonalData,
    events: customerEvents,
    routes: [
      ...customerRoutes,
      ...accountRoutes,
      ...addressRoutes,
      ...loginRoutes,
      ...customerSessionRoutes,
      ...groupRoutes,
    ],
    // Anyone can register. The route requires this permission only to set the group or status, which administrators
    // do.
    permissions: [
      { id: 'createCustomer', description: 'Create customers, and choose their group and status' },
    ],
    authenticators: [customerAuthenticator],
    metafieldOwners: [customerOwner],
    searchSources: [customerSearch],
    webhookTopics: customerTopics,
    emails: customerEmails,
    messages: [customerMessages],
    subscribers: customerMailers,
    jobs: [
      {
        id: 'removeExpiredSessions',
        schedule: '27 * * * *',
        run: async ({ db, clock }) => {
          await deleteExpired(db, clock.now());
        },
      },
    ],
  }),
});
