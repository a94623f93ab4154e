import type { AppContext } from '../../platform/context.ts';
import { adoptDefinitions, insertAbsentDefinitions } from './definition.repo.ts';
import { readThemeDefinitions } from './themeDefinitions.ts';

/**
 * Creates the fields that the active theme requires and the shop lacks, and assigns existing ones to the theme unless they
 * belong to another. Faults are logged and never keep the shop from starting.
 */
export async function provisionDefinitions(app: AppContext): Promise<void> {
  const name = app.config.system.theme;
  const theme = name === undefined ? undefined : app.registry('theme').get(name);
  if (!theme?.metafieldDefinitions?.length) return;
  const log = app.log.child({ theme: theme.name });
  try {
    const { definitions, faults } = readThemeDefinitions(theme.metafieldDefinitions, theme.name);
    for (const fault of faults) log.warn(`left out of the theme's custom fields: ${fault}`);
    const owners = app.registry('metafieldOwners');
    for (const { owner_type: owner } of definitions)
      if (!owners.get(owner))
        log.warn(`the theme declares a metafield of "${owner}", which has no metafields`);
    const conflicts = await app.db.transaction(async (tx) => {
      await insertAbsentDefinitions(tx, definitions);
      return adoptDefinitions(tx, definitions);
    });
    for (const { owner_type, namespace, field_key, field_type } of conflicts)
      log.warn(
        `"${namespace}.${field_key}" of "${owner_type}" exists with another type than the theme declares: ${field_type}`,
      );
  } catch (error) {
    log.error({ err: error }, 'the custom fields of the theme were not made');
  }
}
