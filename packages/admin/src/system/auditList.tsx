import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql, timeChoice } from '../list/defineList.ts';
import { comma, exactTime, text } from '../text/text.ts';
import { actionName, typeChoices, typeName } from './auditNames.ts';

const load = fromGraphql(
  adminGraphql(`
  query AuditLog($filters: [FilterInput!]) {
    auditLog(filters: $filters) {
      total totalIsExact
      items { uuid actor { kind name } action entityType before after createdAt }
    }
  }
`),
  'auditLog',
);

/** Names a record of the log by the fields that people know it by, where they are among the changed ones. */
function recordOf(before: unknown, after: unknown): string {
  const fields = { ...Object(before), ...Object(after) } as Readonly<Record<string, unknown>>;
  const name =
    fields['name'] ?? fields['order_number'] ?? fields['sku'] ?? fields['email'] ?? fields['coupon'];
  return typeof name === 'string' ? name : Object.keys(fields).slice(0, 3).join(comma);
}

export const auditList = defineList({
  title: 'audit.title',
  empty: 'audit.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ action }) => actionName(action),
  search: { key: 'actor_name', operation: 'like' },
  columns: [
    { key: 'action', title: 'audit.action', isLink: true, cell: ({ action }) => actionName(action) },
    { key: 'type', title: 'audit.type', isMinor: true, cell: ({ entityType }) => typeName(entityType) },
    {
      key: 'record',
      title: 'audit.record',
      isMinor: true,
      cell: ({ before, after }) => recordOf(before, after),
    },
    { key: 'actor', title: 'audit.actor', cell: ({ actor }) => actor.name },
    { key: 'time', title: 'audit.time', cell: ({ createdAt }) => exactTime(createdAt) },
  ],
  choices: [
    { key: 'entity_type', title: 'audit.type', values: typeChoices },
    {
      key: 'actor_kind',
      title: 'audit.actorKind',
      values: [
        ['admin', text('audit.actor.admin')],
        ['command', text('audit.actor.command')],
        ['job', text('audit.actor.job')],
      ],
    },
    timeChoice('created_at', 'audit.time'),
  ],
});
