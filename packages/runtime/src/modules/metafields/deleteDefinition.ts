import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { definitionNotFound, keptByTheme } from './errors.ts';
import { deleteDefinitionRow, findDefinitionForDelete } from './metafieldDefinition.repo.ts';

/**
 * Deletes a definition and every value of it, in one transaction, and emits `metafield_definition_deleted`. Throws 404,
 * and 409 without `force` while the theme that provisioned it is active or installed.
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
    const isKept = theme !== null && (theme === app.config.system.theme || definition.theme_is_installed);
    if (isKept && !force) throw keptByTheme(definition, theme);
    // Waits for the writers of values and stops new ones, so that none puts a value back after they are stripped.
    await deleteDefinitionRow(tx, definition.metafield_definition_id);
    await app.registry('metafieldOwners').get(ownerType)?.strip(tx, namespace, key);
    await app.emit(tx, {
      name: 'metafield_definition_deleted',
      payload: { uuid: definition.uuid, ownerType, namespace, key },
    });
    return { uuid: definition.uuid };
  });
}
