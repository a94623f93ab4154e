import type { Restorable } from '../deletions/contract.ts';
import { listRedirectsByUuid, lockRedirects } from './redirect.repo.ts';
import { checkRedirect } from './writeRedirect.ts';

/**
 * Restores deleted redirects. A restored redirect must not form a loop with newer redirects, and its path must not
 * have a page.
 */
export const redirectRestorable: Restorable = {
  entityType: 'redirect',
  prepare: lockRedirects,
  async restored(app, tx, uuids) {
    for (const redirect of await listRedirectsByUuid(tx, uuids)) await checkRedirect(app, tx, redirect);
  },
};
