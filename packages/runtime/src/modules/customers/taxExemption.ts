import { z } from 'zod';
import { bool, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { flag, moment, optionalLine } from '../../platform/http/forms/bodyFields.ts';
import { groupIdsOf } from './customerGroupMember.repo.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** The columns of customers and customer groups about tax. */
export const taxExemptColumns = {
  tax_exempt: bool.meta(kind('flag', 'True if the buyer pays the price without tax.')),
  tax_exempt_reason: text
    .nullable()
    .describe(
      'The reason of the exemption, such as a certificate. It is stored with orders. Null if there is none.',
    ),
  tax_exempt_until: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe('The time at which the exemption ends. Null if it does not end.'),
};

/** The body fields of `taxExemptColumns`. A date as the end includes its day. */
export const taxExemptFields = {
  tax_exempt: flag('tax_exempt').default(false),
  tax_exempt_reason: optionalLine('tax_exempt_reason', 255).default(null),
  tax_exempt_until: moment('tax_exempt_until', 'end').default(null),
};

/** The body fields of an update. Absent ones leave what is stored. */
export const taxExemptPatch = {
  tax_exempt: flag('tax_exempt').optional(),
  tax_exempt_reason: optionalLine('tax_exempt_reason', 255).optional(),
  tax_exempt_until: moment('tax_exempt_until', 'end').optional(),
};

/** The values of a buyer who pays tax. */
export const NOT_EXEMPT = { tax_exempt: false, tax_exempt_reason: null, tax_exempt_until: null } as const;

/** The names of `taxExemptColumns`. */
export const TAX_EXEMPT = ['tax_exempt', 'tax_exempt_reason', 'tax_exempt_until'] as const;

/** The exemptions of a buyer, that of the customer first. */
export const taxExemptions = z.array(z.object({ reason: text.nullable(), until: text.nullable() }));
export type TaxExemption = z.output<typeof taxExemptions>[number];

/** Selects the exemptions of a customer and of their groups, as JSON. */
export const taxExemptionsColumn = (customerId: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(json_build_object('reason', exempt.tax_exempt_reason, 'until', exempt.tax_exempt_until) order by exempt.place)
  from (
    select 0 as place, buyer.tax_exempt, buyer.tax_exempt_reason, buyer.tax_exempt_until
    from customer buyer where buyer.customer_id = ${customerId}
    union all
    select buyer_group.customer_group_id, buyer_group.tax_exempt, buyer_group.tax_exempt_reason, buyer_group.tax_exempt_until
    from customer_group buyer_group where buyer_group.customer_group_id in (${groupIdsOf(customerId)})
  ) exempt
  where exempt.tax_exempt
), '[]')`;

/** Selects whether a customer or a group is exempt from tax, also if the exemption has ended. */
export const hasExemptColumn: SqlFragment = sql.fragment`(
  exists (select from customer_group where tax_exempt) or exists (select from customer where tax_exempt))`;

/** Selects the exemption of a customer group, as JSON. */
export const groupExemptionsColumn = (groupId: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(json_build_object('reason', tax_exempt_reason, 'until', tax_exempt_until))
  from customer_group where customer_group_id = ${groupId} and tax_exempt
), '[]')`;

/** Returns the exemption that holds at a time. Null if there is none. Pure. */
export const exemptionAt = (exemptions: readonly TaxExemption[], now: Date): TaxExemption | null =>
  exemptions.find(({ until }) => until === null || now < new Date(until)) ?? null;
