import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The filters and sort keys of the webhook list. */
export const webhookListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only webhooks whose URL or description contains the text.',
      where: (_, value) =>
        sql.fragment`(w.url ilike ${contains(value)} or w.description ilike ${contains(value)})`,
    },
    status: columnFilter(sql.fragment`w.status`, 'text', ['eq', 'in']),
    topic: {
      operations: ['eq'],
      about: 'Only webhooks that have the topic, or all topics.',
      where: (_, value) => sql.fragment`(w.topics @> array[${value}::text] or w.topics @> array['*'])`,
    },
  },
  sorts: {
    url: { column: sql.fragment`w.url`, kind: 'text', field: 'url' },
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', w.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`w.webhook_id`, field: 'webhook_id' },
};
