import type { Restorable } from '../deletions/contract.ts';
import { listRedirectsByUuid, lockRedirects } from './redirect.repo.ts';
import { checkRedirect } from './writeRedirect.ts';

/** A redirect that comes back must make no loop with those that were made meanwhile, nor stand where there is a page now. */
export const redirectRestorable: Restorable = {
  entityType: 'redirect',
  prepare: lockRedirects,
  async restored(app, tx, uuids) {
    for (const redirect of await listRedirectsByUuid(tx, uuids)) await checkRedirect(app, tx, redirect);
  },
};
