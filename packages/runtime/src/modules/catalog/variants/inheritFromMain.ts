import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { productEvent } from '../events.ts';
import type { ProductBody } from '../products/productBody.ts';
import { INHERITED_FIELDS } from './variant.ts';
import type { InheritedField } from './variant.ts';
import { compareInherited, shareWithVariants } from './variantMain.repo.ts';
import type { WrittenFields } from './variantMain.repo.ts';

/** Lists the fields of a request body that variants inherit from the main variant of their group. */
export const inheritedFieldsOf = (body: ProductBody): readonly InheritedField[] =>
  INHERITED_FIELDS.filter((field) =>
    field === 'categories'
      ? body.categories !== undefined || body.category_id !== undefined
      : body[field] !== undefined,
  );

/**
 * Synchronizes the variants of locked groups with their main variants after fields of some of their products were written. A variant keeps
 * its own values; fields that are empty, or equal to those of the main variant, follow the main variant. Emits `product_updated` for each
 * variant whose texts change as a result.
 */
export async function followMain(
  app: AppContext,
  tx: Db,
  groups: readonly number[],
  written: readonly WrittenFields[],
): Promise<void> {
  if (groups.length === 0) return;
  const withFields = written.filter(({ fields }) => fields.length > 0);
  if (withFields.length > 0) await compareInherited(tx, withFields);
  const own = new Set(written.map(({ product_id }) => product_id));
  const changed = (await shareWithVariants(tx, groups)).filter(({ product_id }) => !own.has(product_id));
  const events = changed.map((row) => ({ name: 'product_updated', payload: productEvent(row) }) as const);
  if (events.length > 0) await app.emit(tx, ...events);
}
