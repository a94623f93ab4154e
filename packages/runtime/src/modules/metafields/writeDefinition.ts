import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { keyOfDefinition } from './definition.ts';
import type { DefinitionRow } from './definition.ts';
import {
  deleteDefinitionRow,
  findDefinitionForDelete,
  findDefinitionForUpdate,
  insertDefinition,
  updateDefinitionRow,
} from './definition.repo.ts';
import type { DefinitionValues } from './definition.repo.ts';
import type { DefinitionBody, NewDefinitionBody } from './definitionBody.ts';
import { checkDescriptor } from './descriptorFault.ts';
import {
  definitionExists,
  definitionNotFound,
  immutableProperty,
  retainedByExtension,
  retainedByTheme,
} from './errors.ts';

/**
 * Creates a definition in one SQL statement. Throws 400 if the descriptor cannot be compiled, or 409 if the owner
 * type already has the field.
 */
export async function createDefinition(
  app: AppContext,
  db: Db,
  body: NewDefinitionBody,
): Promise<DefinitionRow> {
  // Clients cannot choose the theme, so the active theme is used.
  const theme = body.provisionedByActiveTheme ? (app.config.system.theme ?? null) : null;
  const values = definitionValues(body, theme);
  checkDescriptor(values);
  const { namespace, fieldKey, ownerType } = body;
  return onConstraint(
    { metafield_definition_field_key: () => definitionExists(namespace, fieldKey, ownerType) },
    () => insertDefinition(db, values),
  );
}

/**
 * Creates the column values for a new definition, applying defaults. `theme` is the theme that provisions the
 * definition, or null.
 */
export const definitionValues = (body: NewDefinitionBody, theme: string | null): DefinitionValues => ({
  owner_type: body.ownerType,
  namespace: body.namespace,
  field_key: body.fieldKey,
  name: body.name,
  description: body.description ?? null,
  field_type: body.fieldType,
  is_list: body.isList,
  required: body.required ?? false,
  translatable: body.translatable ?? false,
  visible_to_customer: body.visibleToCustomer ?? true,
  validations: body.validations ?? [],
  appearance: body.appearance ?? {},
  sub_fields: body.subFields ?? [],
  position: body.position ?? 0,
  provisioned_by_theme: theme,
});

/**
 * Updates a definition. Members not given in the body stay unchanged. Throws 404 if the definition does not exist, or
 * 400 if the owner type, key or type differs or the descriptor cannot be compiled.
 */
export async function updateDefinition(db: Db, uuid: string, body: DefinitionBody): Promise<DefinitionRow> {
  return db.transaction(async (tx) => {
    const before = await findDefinitionForUpdate(tx, uuid);
    if (!before) throw definitionNotFound(uuid);
    checkImmutable(before, body);
    const after = mergeDefined(before, changesOf(body));
    checkDescriptor(after);
    return updateDefinitionRow(tx, after);
  });
}

function checkImmutable(before: DefinitionRow, body: DefinitionBody): void {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['ownerType', body.ownerType, before.owner_type],
    ['namespace', body.namespace, before.namespace],
    ['key', body.fieldKey, before.field_key],
    ['type', body.fieldType, before.field_type],
    ['isList', body.isList, before.is_list],
  ];
  for (const [property, sent, stored] of pairs)
    if (sent !== undefined && sent !== stored) throw immutableProperty(property);
}

const changesOf = (body: DefinitionBody) => ({
  name: body.name,
  description: body.description,
  required: body.required,
  translatable: body.translatable,
  visible_to_customer: body.visibleToCustomer,
  validations: body.validations,
  appearance: body.appearance,
  sub_fields: body.subFields,
  position: body.position,
});

/**
 * Deletes a definition and all its values in one transaction, and emits `metafield_definition_deleted`. Throws 404 if
 * the definition does not exist. Without `force`, throws 409 if an extension declares the definition or if the theme
 * that provisioned it is active or installed.
 */
export async function deleteDefinition(
  app: AppContext,
  db: Db,
  uuid: string,
  { force }: { readonly force: boolean },
): Promise<{ readonly uuid: string }> {
  return db.transaction(async (tx) => {
    const definition = await findDefinitionForDelete(tx, uuid);
    if (!definition) throw definitionNotFound(uuid);
    const { owner_type: ownerType, namespace, field_key: key, provisioned_by_theme: theme } = definition;
    const isRetained = theme !== null && (theme === app.config.system.theme || definition.theme_is_installed);
    if (isRetained && !force) throw retainedByTheme(definition, theme);
    const extension = app.registry('metafieldDefinitions').ownerOf(keyOfDefinition(definition));
    if (extension !== undefined && !force) throw retainedByExtension(definition, extension);
    // Waits for concurrent value writes and blocks new ones, so that no value is written after the existing values
    // are removed.
    await deleteDefinitionRow(tx, definition.metafield_definition_id);
    await app.registry('metafieldOwners').get(ownerType)?.strip(tx, namespace, key);
    await app.emit(tx, {
      name: 'metafield_definition_deleted',
      payload: { uuid: definition.uuid, ownerType, namespace, key },
    });
    return { uuid: definition.uuid };
  });
}
