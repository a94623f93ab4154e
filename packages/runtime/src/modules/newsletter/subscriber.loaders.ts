import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listStatuses } from './subscriber.repo.ts';

/** Loads the statuses of subscribers by their emails in lower case; null for emails for which nothing was requested. */
export const newsletterStatuses: LoaderDefinition<string, string | null> = {
  async load(emails, { db }) {
    const rows = await listStatuses(db, emails);
    const known = new Map(rows.map(({ email, status }) => [email, status]));
    return emails.map((email) => known.get(email) ?? null);
  },
};
