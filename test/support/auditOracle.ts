import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

/** A table row as JSON. */
type Row = Readonly<Record<string, unknown>>;
/** Rows of all audited tables, by table and by a key that identifies the row. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, Row>>;

export interface Entry {
  readonly action: string;
  readonly entity_type: string;
  readonly entity_uuid: string | null;
  readonly before: Row | null;
  readonly after: Row | null;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Tables whose rows are separate entities. */
export const ENTITIES = words(`
  admin_role admin_token admin_user attribute attribute_group blog_category blog_post category changeset cms_page collection contact_message newsletter_subscriber
  customer_export order order_address price_list product promotion redirect return_reason return_request rollout_plan search_synonym shipment shipping_zone tax_class tax_rate translation variant_group webhook widget_instance
  core_shipping_method core_shipping_method_rate coupon currency customer customer_group landing_page media_file menu metafield_definition note stored_value
`);

/** Tables whose rows are part of an entity, with the entity type and the column that references the entity. */
export const PARTS: Readonly<Record<string, readonly [owner: string, key: string]>> = {
  admin_passkey: ['admin_user', 'admin_user_id'],
  admin_totp: ['admin_user', 'admin_user_id'],
  admin_user_role: ['admin_user', 'admin_user_id'],
  attribute_group_link: ['attribute', 'attribute_id'],
  attribute_option: ['attribute', 'attribute_id'],
  blog_post_category: ['blog_post', 'blog_post_id'],
  changeset_operation: ['changeset', 'changeset_id'],
  customer_address: ['customer', 'customer_id'],
  customer_group_member: ['customer', 'customer_id'],
  menu_item: ['menu', 'menu_id'],
  order_tender: ['order', 'order_id'],
  payment_transaction: ['order', 'order_id'],
  price_list_group: ['price_list', 'price_list_id'],
  product_attribute_value: ['product', 'product_id'],
  product_category: ['product', 'product_id'],
  product_collection: ['product', 'product_id'],
  product_image: ['product', 'product_id'],
  product_inventory: ['product', 'product_id'],
  product_link: ['product', 'product_id'],
  product_price: ['product', 'product_id'],
  return_item: ['return_request', 'return_request_id'],
  return_label: ['return_request', 'return_request_id'],
  return_image: ['return_request', 'return_request_id'],
  shipment_item: ['shipment', 'shipment_id'],
  shipping_zone_country: ['shipping_zone', 'zone_id'],
  shipping_zone_provider: ['shipping_zone', 'zone_id'],
  shipping_zone_province: ['shipping_zone', 'zone_id'],
  stored_value_entry: ['stored_value', 'stored_value_id'],
  variant_group_attribute: ['variant_group', 'variant_group_id'],
  widget_placement: ['widget_instance', 'widget_instance_id'],
};

/** Tables with only one record, and the entity type that the audit log uses for it. */
export const SINGLE: Readonly<Record<string, string>> = { metafield_shop: 'shop', setting: 'setting' };

/** Tables that administrators do not change directly. They contain derived data, shoppers' data and system data. */
export const NOT_AUDITED = words(`
  admin_recovery_code admin_setup_link audit_change audit_log cardgw_customer cardgw_intent cart cart_address cart_hand_over cart_item cart_reminder content_change
  coupon_redemption coupon_use promotion_redemption promotion_use customer_email_change deletion deletion_row erasure_wish customer_token document email_log event_log
  idempotency_key job_run measurement_event metafield_revision migration order_activity order_follow_up order_item parked_event_report payment_attempt product_sales
  number_series price_context price_history price_list_price price_list_product price_state product_price_context promotion_code refund refund_item refund_tender reminder_choice reminder_consent rollout_plan_page shipping_revision storefront_session terms_version theme_install url_redirect url_rewrite url_translation webhook_delivery worker_heartbeat
`);

/** Columns that are omitted from all audit log entries. */
const OMITTED = new Set(
  words(`uuid created_at updated_at search search_words used_time sid user_ip user_agent client_key is_only additional_information
    is_settled is_final refunded reserved`),
);
/** Additional columns that are omitted from the entries of a table. */
const OMITTED_OF: Readonly<Record<string, readonly string[]>> = {
  promotion: ['used'],
  webhook: ['failing_since'],
  admin_token: ['kind', 'family', 'used_at', 'use_count', 'last_used_at'],
  admin_passkey: ['credential_id', 'public_key', 'counter', 'transports', 'last_used_at'],
  admin_totp: ['secret', 'last_step', 'failed_count', 'failed_since'],
  media_file: ['width', 'height'],
  return_label: ['content'],
  return_image: ['content'],
  stored_value: ['code_hash', 'code_key', 'sealed_code', 'mail_requested_at', 'mailed_at'],
};
/** Conditions for the audited rows of tables in which not all rows are audited. */
const AUDITED_ROWS: Readonly<Record<string, ReturnType<typeof sql.fragment>>> = {
  admin_token: sql.fragment`where kind = 'api'`,
};
/** Entities that are deleted or lose a reference together with an entity of another type. They have no audit log entry. */
const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = {
  admin_role: ['admin_user'],
  attribute_group: ['attribute'],
  attribute: ['product'],
  blog_category: ['blog_post'],
  category: ['product'],
  changeset: ['rollout_plan'],
  collection: ['product'],
  core_shipping_method: ['core_shipping_method_rate'],
  customer: ['note', 'stored_value'],
  customer_group: ['customer'],
  shipping_zone: ['core_shipping_method_rate'],
  tax_class: ['tax_rate'],
};
const SECRET = /password|hash|secret/;

const tableRow = sql.type(z.object({ name: column.text, data: z.record(z.string(), z.unknown()) }));

/** Reads all rows of the audited tables. */
export async function snapshot(db: Db): Promise<Snapshot> {
  const tables = [...ENTITIES, ...Object.keys(PARTS), ...Object.keys(SINGLE)];
  const rows = await db.any(
    tableRow`${sql.join(
      tables.map(
        (name) =>
          sql.fragment`select ${name} as name, to_jsonb(row) - ${sql.array(OMITTED_OF[name] ?? [], 'text')} as data
            from ${sql.identifier([name])} as row ${AUDITED_ROWS[name] ?? sql.fragment``}`,
      ),
      sql.fragment` union all `,
    )}`,
  );
  const found = new Map<string, Map<string, Row>>(tables.map((name) => [name, new Map()]));
  for (const { name, data } of rows) {
    const id = data[`${name}_id`] ?? data['name'];
    const key = name in PARTS ? JSON.stringify(fieldsOf(name, data)) : String(id ?? '');
    found.get(name)?.set(`${ownerIdOf(name, data)}/${key}`, data);
  }
  return found;
}

const ownerIdOf = (table: string, row: Row): string => String(row[PARTS[table]?.[1] ?? ''] ?? '');

const fieldsOf = (table: string, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !OMITTED.has(name) && name !== `${table}_id` && name !== PARTS[table]?.[1],
    ),
  );

/** A database change as the audit log must show it. */
export interface Expected {
  readonly entity_type: string;
  readonly entity_uuid: string | null;
  /** Changed fields of the entity's own row. Secrets are replaced with `***`. */
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Determines the expected audit log entries from the table rows before and after, without using the shop's code. */
export function expectedEntries(before: Snapshot, after: Snapshot): readonly Expected[] {
  const changed = new Map<string, Expected>();
  const owners = new Map<string, Set<string>>();
  for (const [table, [owner, key]] of Object.entries(PARTS))
    for (const row of differing(table, before, after)) {
      const ids = owners.get(owner) ?? new Set();
      owners.set(owner, ids.add(String(row[key])));
    }
  for (const type of ENTITIES) {
    const [were, are] = [rowsById(type, before), rowsById(type, after)];
    for (const id of new Set([...were.keys(), ...are.keys()])) {
      const expected = changeOf(type, were.get(id), are.get(id), owners.get(type)?.has(id) ?? false);
      if (expected) changed.set(`${type}/${id}`, expected);
    }
  }
  const deleted = new Set(
    [...changed.values()].filter((one) => one.after === null).map((one) => one.entity_type),
  );
  const consequences = new Set([...deleted].flatMap((type) => CONSEQUENCES[type] ?? []));
  const singles = Object.entries(SINGLE).flatMap(([table, entity_type]): Expected[] =>
    differing(table, before, after).length > 0
      ? [{ entity_type, entity_uuid: null, before: {}, after: {} }]
      : [],
  );
  return [...[...changed.values()].filter(({ entity_type }) => !consequences.has(entity_type)), ...singles];
}

function changeOf(
  type: string,
  was: Row | undefined,
  is: Row | undefined,
  hasPart: boolean,
): Expected | null {
  const uuid = String((was ?? is)?.['uuid']);
  const names = Object.keys(fieldsOf(type, { ...was, ...is }));
  const moved = names.filter(
    (name) => JSON.stringify(was?.[name] ?? null) !== JSON.stringify(is?.[name] ?? null),
  );
  if (was && is && moved.length === 0 && !hasPart) return null;
  const shown = (row: Row | undefined) =>
    row ? Object.fromEntries(moved.map((name) => [name, shownValue(name, row[name] ?? null)])) : null;
  return { entity_type: type, entity_uuid: uuid, before: shown(was), after: shown(is) };
}

const shownValue = (name: string, value: unknown): unknown =>
  SECRET.test(name) && value !== null ? '***' : value;

const rowsById = (type: string, rows: Snapshot): ReadonlyMap<string, Row> =>
  new Map([...(rows.get(type)?.values() ?? [])].map((row) => [String(row[`${type}_id`]), row]));

/** Returns the rows that exist in only one of the two snapshots or differ between them. */
function differing(table: string, before: Snapshot, after: Snapshot): readonly Row[] {
  const [were, are] = [before.get(table) ?? new Map(), after.get(table) ?? new Map()];
  const value = (row: Row | undefined) => row && JSON.stringify(fieldsOf(table, row));
  return [...new Set([...were.keys(), ...are.keys()])]
    .filter((key) => value(were.get(key)) !== value(are.get(key)))
    .map((key) => (are.get(key) ?? were.get(key)) as Row);
}
