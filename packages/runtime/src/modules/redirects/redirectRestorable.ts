import type { Restorable } from '../deletions/contract.ts';
import { listRedirectsByUuid, lockRedirects } from './redirect.repo.ts';
import { checkRedirect } from './writeRedirect.ts';

/**
 * Restores deleted redirects. A restored redirect must not form a loop with redirects created in the meantime, or have a path that now
 * has a page.
 */
export const redirectRestorable: Restorable = {
  entityType: 'redirect',
  prepare: lockRedirects,
  async restored(app, tx, uuids) {
    for (const redirect of await listRedirectsByUuid(tx, uuids)) await checkRedirect(app, tx, redirect);
  },
};
