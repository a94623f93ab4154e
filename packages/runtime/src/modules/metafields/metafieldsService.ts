import type { AppContext } from '../../platform/contracts/context.ts';
import type { MetafieldsService } from './contract.ts';
import type { WritableOwner } from './metafieldOwner.ts';
import { writeMetafield } from './writeMetafields.ts';

/** Creates the metafields service. It finds entities through the owner registered for their kind. */
export const metafieldsService = (app: AppContext): MetafieldsService => ({
  async read(db, { ownerType, id }) {
    const owner = ownerOf(app, ownerType);
    const values = await owner.find(db, id);
    if (!values) throw owner.notFound();
    return values;
  },
  write: async (db, { ownerType, id, namespace, key }, value) =>
    writeMetafield(app, db, ownerOf(app, ownerType), id, namespace, key, value),
});

/**
 * Finds the owner for a kind of entity. Throws an Error if none is registered or if the owner cannot read or write
 * values.
 */
function ownerOf(app: AppContext, ownerType: string): WritableOwner {
  const owner = app.registry('metafieldOwners').get(ownerType);
  if (!owner) throw new Error(`Unknown metafield owner "${ownerType}"`);
  if (!('find' in owner && 'put' in owner))
    throw new Error(
      `The metafield owner "${ownerType}" has no find and put functions, so its values cannot be written`,
    );
  return owner;
}
