import { adminGraphql } from '@shop/sdk/graphql';
import { client } from '../../kit/api/client.ts';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromGraphql, timeChoice } from '../../kit/list/defineList.ts';
import { Time } from '../../kit/shared/Time.tsx';
import { text } from '../../text/text.ts';
import { typeChoices, typeName, withWords } from './auditNames.ts';

const loadEntries = fromGraphql(
  adminGraphql(`
  query AuditLog($filters: [FilterInput!]) {
    auditLog(filters: $filters) {
      total totalIsExact
      items { uuid actor { kind name } action entityType entityUuid before after createdAt }
    }
  }
`),
  'auditLog',
);

const load = async (...filters: Parameters<typeof loadEntries>) => {
  const page = await loadEntries(...filters);
  return page && { ...page, items: await Promise.all(page.items.map(withNames)) };
};

/** Adds labels to an entry. For an order, also adds its order number, which is not among the changed fields. */
const withNames = async <Row extends Entry>(entry: Row) => ({
  ...(await withWords(entry, entry.entityType)),
  number: await numberOf(entry),
});

type Entry = Parameters<typeof withWords>[0] & {
  readonly entityType: string;
  readonly entityUuid: string | null;
};

const order = adminGraphql(`query AuditedOrder($uuid: String!) { order(uuid: $uuid) { orderNumber } }`);

const numberOf = ({ entityType, entityUuid: uuid }: Entry): Promise<string | null> =>
  entityType !== 'order' || uuid === null
    ? Promise.resolve(null)
    : client
        .fetchQuery({
          queryKey: ['audit', 'order', uuid],
          queryFn: async () => (await shop.admin.graphql(order, { uuid })).order?.orderNumber ?? null,
          staleTime: Infinity,
        })
        // The order was deleted, or the administrator may not read it.
        .catch(() => null);

/** Fields that identify a record to users, in order of preference. */
const NAMES = [
  'name',
  'title',
  'order_number',
  'sku',
  'email',
  'coupon',
  'full_name',
  'attribute_name',
  'group_name',
  'from_path',
  'code',
  'text',
];

/** Returns a record's name from the changed fields. If none of the identifying fields changed, returns the number of changed fields. */
function recordOf(before: unknown, after: unknown): string {
  const fields = { ...Object(before), ...Object(after) } as Readonly<Record<string, unknown>>;
  const name = NAMES.map((key) => fields[key]).find((value) => typeof value === 'string' && value !== '');
  return name === undefined ? text('audit.fields', { count: Object.keys(fields).length }) : String(name);
}

export const auditList = defineList({
  title: 'audit.title',
  empty: 'audit.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ words }) => words,
  search: { key: 'actor_name', operation: 'like' },
  columns: [
    { key: 'action', title: 'audit.action', isLink: true, cell: ({ words }) => words },
    { key: 'type', title: 'audit.type', isMinor: true, cell: ({ entityType }) => typeName(entityType) },
    {
      key: 'record',
      title: 'audit.record',
      isMinor: true,
      cell: ({ before, after, number }) =>
        number === null ? recordOf(before, after) : text('orders.heading', { number }),
    },
    { key: 'actor', title: 'audit.actor', cell: ({ who }) => who },
    { key: 'time', title: 'audit.time', cell: ({ createdAt }) => <Time at={createdAt} /> },
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
