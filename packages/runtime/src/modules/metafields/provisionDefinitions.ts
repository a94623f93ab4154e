import type { AppContext } from '../../platform/contracts/context.ts';
import { adoptDefinitions, insertAbsentDefinitions } from './definition.repo.ts';
import type { DefinitionValues } from './definition.repo.ts';
import { readDefinition, readThemeDefinitions } from './declaredDefinitions.ts';
import { keyOfDefinition } from './definition.ts';

/**
 * Creates missing metafields declared by extensions and the active theme. Assigns existing metafields to the theme
 * unless another theme owns them. Executes two idempotent SQL statements. Errors are logged and never prevent the
 * shop from starting.
 */
export async function provisionDefinitions(app: AppContext): Promise<void> {
  const definitions = [...ofExtensions(app), ...ofTheme(app)];
  if (definitions.length === 0) return;
  try {
    const conflicts = await app.db.transaction(async (tx) => {
      await insertAbsentDefinitions(tx, definitions);
      return adoptDefinitions(tx, definitions);
    });
    for (const conflict of conflicts) {
      const { owner_type, namespace, field_key, field_type } = conflict;
      app.log.warn(
        { owner: ownerOf(app, keyOfDefinition(conflict)) },
        `"${namespace}.${field_key}" of "${owner_type}" exists with another type than the owner declares: ${field_type}`,
      );
    }
  } catch (error) {
    app.log.error({ err: error }, 'the custom fields of extensions and the theme were not made');
  }
}

/** Returns the extension that declares a field, or the active theme if no extension does. */
const ownerOf = (app: AppContext, key: string): string | undefined =>
  app.registry('metafieldDefinitions').ownerOf(key) ?? app.config.system.theme;

/** Reads the fields that extensions declare. They are valid, because faults prevent the shop from starting. */
const ofExtensions = (app: AppContext): readonly DefinitionValues[] =>
  app
    .registry('metafieldDefinitions')
    .list()
    .flatMap((one) => readDefinition(one, null).values ?? []);

/** Reads the fields that the active theme declares. Logs the fields that are skipped. */
function ofTheme(app: AppContext): readonly DefinitionValues[] {
  const name = app.config.system.theme;
  const theme = name === undefined ? undefined : app.registry('theme').get(name);
  if (!theme?.metafieldDefinitions) return [];
  const log = app.log.child({ theme: theme.name });
  const declared: readonly unknown[] = Array.isArray(theme.metafieldDefinitions)
    ? theme.metafieldDefinitions
    : [];
  const { definitions, faults } = readThemeDefinitions(declared, theme.name);
  for (const fault of faults) log.warn(`left out of the theme's custom fields: ${fault}`);
  const owners = app.registry('metafieldOwners');
  for (const { owner_type: owner } of definitions)
    if (!owners.get(owner)) log.warn(`the theme declares a metafield of "${owner}", which has no metafields`);
  return definitions.filter((one) => {
    const other = app.registry('metafieldDefinitions').ownerOf(keyOfDefinition(one));
    if (other !== undefined)
      log.warn(`left out of the theme's custom fields: extension ${other} declares ${keyOfDefinition(one)}`);
    return other === undefined;
  });
}
