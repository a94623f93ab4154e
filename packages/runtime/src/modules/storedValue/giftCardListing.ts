import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** Returns the filters and sort keys of the list of gift cards at a time, which decides what has expired. */
export const giftCardListing = (now: Date): ListingSpec => ({
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only gift cards whose last four characters are the text, or whose email address contains it.',
      where: (_, value) => sql.fragment`(v.last4 = upper(${value}) or v.email ilike ${contains(value)})`,
    },
    state: columnFilter(
      sql.fragment`(case when v.state = 'void' then 'void'
        when v.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'active' end)`,
      'text',
      ['eq', 'in'],
    ),
    currency: columnFilter(sql.fragment`v.currency`, 'text', ['eq', 'in']),
    customer_id: columnFilter(sql.fragment`c.uuid::text`, 'text', ['eq', 'in']),
    balance: columnFilter(sql.fragment`v.balance`, 'decimal'),
    created_at: columnFilter(sql.fragment`v.created_at`, 'timestamp'),
    expires_at: columnFilter(sql.fragment`v.expires_at`, 'timestamp'),
  },
  sorts: {
    balance: { column: sql.fragment`v.balance`, kind: 'decimal', field: 'balance' },
    created_at: { column: sql.fragment`v.created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`v.stored_value_id`, field: 'stored_value_id' },
});
