import type { AppContext } from '../../platform/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkDescriptor } from './checkDescriptor.ts';
import type { NewDefinitionBody } from './definitionBody.ts';
import { definitionValues } from './definitionValues.ts';
import { definitionExists } from './errors.ts';
import { insertDefinition } from './metafieldDefinition.repo.ts';
import type { DefinitionRow } from './metafieldDefinition.repo.ts';

/** Throws 400 for a descriptor that cannot be compiled, and 409 when the owner has the field. One statement. */
export async function createDefinition(
  app: AppContext,
  db: Db,
  body: NewDefinitionBody,
): Promise<DefinitionRow> {
  // A client cannot name a theme: it is the active one.
  const theme = body.provisionedByActiveTheme ? (app.config.system.theme ?? null) : null;
  const values = definitionValues(body, theme);
  checkDescriptor(values);
  const { namespace, fieldKey, ownerType } = body;
  return onConstraint(
    { metafield_definition_field_key: () => definitionExists(namespace, fieldKey, ownerType) },
    () => insertDefinition(db, values),
  );
}
