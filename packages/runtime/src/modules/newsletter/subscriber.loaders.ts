import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listStatuses } from './subscriber.repo.ts';

/** Loads subscriber statuses by lowercase email address. Null for addresses without a request. */
export const newsletterStatuses: LoaderDefinition<string, string | null> = {
  async load(emails, { db }) {
    const rows = await listStatuses(db, emails);
    const known = new Map(rows.map(({ email, status }) => [email, status]));
    return emails.map((email) => known.get(email) ?? null);
  },
};
