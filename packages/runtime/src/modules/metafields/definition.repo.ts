import { z } from 'zod';
import { bool, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { isInstalled } from '../themes/index.ts';
import { definitionRow } from './definition.ts';
import type { DefinitionRow } from './definition.ts';

const definitions = table({
  name: 'metafield_definition',
  alias: 'd',
  row: definitionRow,
  written: [
    'owner_type',
    'namespace',
    'field_key',
    'name',
    'description',
    'field_type',
    'is_list',
    'required',
    'translatable',
    'visible_to_customer',
    'validations',
    'appearance',
    'sub_fields',
    'position',
    'provisioned_by_theme',
  ],
});
export type DefinitionValues = ValuesOf<typeof definitions>;
const { columns } = definitions;
const ORDER = sql.fragment`d.position, d.metafield_definition_id`;

/**
 * Assigns a new revision to the owner types in `changed`, a common table expression of the surrounding SQL statement.
 */
const UPDATE_REVISION = sql.fragment`
  insert into metafield_revision (owner_type) select distinct owner_type from changed
  on conflict (owner_type) do update set revision = excluded.revision`;

export const listDefinitions = (db: Db, ownerType: string) =>
  db.any(sql.type(definitionRow)`
    select ${columns} from metafield_definition d where d.owner_type = ${ownerType} order by ${ORDER}`);

/** Lists the definitions of all owner types. */
export const listAllDefinitions = (db: Db) =>
  db.any(sql.type(definitionRow)`
    select ${columns} from metafield_definition d order by d.owner_type, d.namespace, d.field_key`);

export const findDefinition = (db: Db, id: string) =>
  db.maybeOne(sql.type(definitionRow)`select ${columns} from metafield_definition d where d.uuid = ${id}`);

export const findDefinitionForUpdate = (tx: Db, id: string) =>
  tx.maybeOne(sql.type(definitionRow)`
    select ${columns} from metafield_definition d where d.uuid = ${id} for update`);

const definitionAndTheme = definitionRow.extend({ theme_is_installed: bool });

/** Reads and locks a definition. Includes whether the theme that provisioned it is installed. */
export const findDefinitionForDelete = (tx: Db, id: string) =>
  tx.maybeOne(sql.type(definitionAndTheme)`
    select ${columns},
      ${isInstalled(sql.fragment`d.provisioned_by_theme`)} as theme_is_installed
    from metafield_definition d where d.uuid = ${id} for update of d`);

export const insertDefinition = (db: Db, values: DefinitionValues) =>
  db.one(sql.type(definitionRow)`
    with changed as (${definitions.insert(values)} returning ${columns}), moved as (${UPDATE_REVISION})
    select ${columns} from changed d`);

const recordsOf = (values: readonly DefinitionValues[]) =>
  sql.fragment`jsonb_populate_recordset(null::metafield_definition, ${JSON.stringify(values)}::jsonb)`;

/** Inserts the definitions that do not exist yet, in one SQL statement. Multiple processes may run it concurrently. */
export const insertAbsentDefinitions = (tx: Db, values: readonly DefinitionValues[]) =>
  tx.run(sql.type(noColumns)`
    with changed as (
      insert into metafield_definition (owner_type, namespace, field_key, name, description, field_type, is_list,
        required, translatable, visible_to_customer, validations, appearance, sub_fields, position,
        provisioned_by_theme)
      select owner_type, namespace, field_key, name, description, field_type, is_list, required, translatable,
        visible_to_customer, validations, appearance, sub_fields, position, provisioned_by_theme
      from ${recordsOf(values)}
      order by owner_type, namespace, field_key
      on conflict on constraint metafield_definition_field_key do nothing
      returning *
    )
    ${UPDATE_REVISION}`);

const conflict = z.object({ owner_type: text, namespace: text, field_key: text, field_type: text });

/**
 * Assigns existing definitions of the same type to the theme that declares them, unless a theme already owns them.
 * Returns the existing definitions of a different type. Executes one SQL statement.
 */
export const adoptDefinitions = (tx: Db, values: readonly DefinitionValues[]) =>
  tx.any(sql.type(conflict)`
    with asked as (select * from ${recordsOf(values)}), adopted as (
      update metafield_definition d set provisioned_by_theme = a.provisioned_by_theme
      from asked a
      where (d.owner_type, d.namespace, d.field_key, d.field_type, d.is_list)
          = (a.owner_type, a.namespace, a.field_key, a.field_type, a.is_list)
        and d.provisioned_by_theme is null and a.provisioned_by_theme is not null
    )
    select d.owner_type, d.namespace, d.field_key,
      case when d.is_list then 'list of ' else '' end || d.field_type as field_type
    from metafield_definition d
    join asked a on (d.owner_type, d.namespace, d.field_key) = (a.owner_type, a.namespace, a.field_key)
    where (d.field_type, d.is_list) <> (a.field_type, a.is_list)
    order by d.metafield_definition_id`);

/** Updates the modifiable columns of a definition. */
export const updateDefinitionRow = (tx: Db, values: DefinitionRow) =>
  tx.one(sql.type(definitionRow)`
    with changed as (
      ${definitions.update(values)} where ${definitions.is({ id: values.metafield_definition_id })}
      returning ${columns}
    ), moved as (${UPDATE_REVISION})
    select ${columns} from changed d`);

export const deleteDefinitionRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`
    with changed as (delete from metafield_definition where metafield_definition_id = ${id} returning owner_type)
    ${UPDATE_REVISION}`);

const revisionAndFields = z.object({
  revision: uuid.nullable(),
  /** The definitions. Null if the known revision is current. */
  definitions: z.array(definitionRow).nullable(),
});

/**
 * Reads the revision of an owner type's definitions in one snapshot. Includes the definitions if the revision differs
 * from `known`.
 */
export const readDefinitions = (db: Db, ownerType: string, known: string | null) =>
  db.one(sql.type(revisionAndFields)`
    with r as (select (select revision from metafield_revision where owner_type = ${ownerType}) as revision)
    select r.revision, case when r.revision is distinct from ${known}::uuid then coalesce((
        select json_agg(d order by ${ORDER}) from metafield_definition d where d.owner_type = ${ownerType}
      ), '[]') end as definitions
    from r`);

const revisionRow = z.object({ revision: uuid });

/** Locks the definitions of an owner type against changes. Returns null if the owner type has never had definitions. */
export async function lockRevision(tx: Db, ownerType: string): Promise<string | null> {
  const row = await tx.maybeOne(sql.type(revisionRow)`
    select revision from metafield_revision where owner_type = ${ownerType} for share`);
  return row?.revision ?? null;
}
