import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { variantGroupNotFound, variantMainNotMember } from '../errors.ts';
import { productEvent } from '../events.ts';
import { followMain } from './inheritFromMain.ts';
import { findVariantOf } from './variant.repo.ts';
import { INHERITED_FIELDS } from './variant.ts';
import type { VariantGroupRow } from './variant.ts';
import { findVariantGroup, lockVariantGroup, updateVariantGroupRow } from './variantGroup.repo.ts';
import { arrangeEntries, demoteMain, promoteMain } from './variantMain.repo.ts';

/** A change to a variant group. Absent fields are unchanged. */
export interface VariantGroupChange {
  readonly visibility?: boolean | undefined;
  /** The product that becomes the main variant, by integer id or UUID. */
  readonly main?: string | undefined;
}

/**
 * Changes the visibility and the main variant of a group, in one transaction that locks the group. A new main variant
 * swaps visibility with the previous main variant. Emits `product_updated` for both and for the variants whose inherited
 * fields change. Throws 404, and 400 VARIANT_MAIN if the product is not a variant in the group.
 */
export async function changeVariantGroup(
  app: AppContext,
  db: Db,
  ref: IdRef,
  { visibility, main }: VariantGroupChange,
): Promise<VariantGroupRow | null> {
  return db.transaction(async (tx) => {
    const [group] = await lockVariantGroup(tx, ref);
    if (!group) throw variantGroupNotFound();
    const { variant_group_id: id } = group;
    await updateVariantGroupRow(tx, id, { visibility });
    if (main !== undefined) await changeMain(app, tx, id, main);
    if (visibility !== undefined || main !== undefined) await arrangeEntries(tx, [id]);
    return findVariantGroup(tx, { id });
  });
}

async function changeMain(app: AppContext, tx: Db, group: number, main: string): Promise<void> {
  const ref = idRefOf(main);
  const next = ref && (await findVariantOf(tx, group, ref));
  if (!next) throw variantMainNotMember(main);
  if (next.is_main) return;
  const before = await demoteMain(tx, group, next.visibility);
  await promoteMain(tx, group, { productId: next.product_id, isListed: before?.visibility ?? false });
  const former = before && (await findVariantOf(tx, group, { id: before.product_id }));
  const events = [next, ...(former ? [former] : [])].map(
    (row) => ({ name: 'product_updated', payload: productEvent(row) }) as const,
  );
  await app.emit(tx, ...events);
  await followMain(
    app,
    tx,
    [group],
    [
      { product_id: next.product_id, fields: [] },
      ...(former ? [{ product_id: former.product_id, fields: INHERITED_FIELDS }] : []),
    ],
  );
}

/**
 * Assigns a new main variant to a locked group that lost its main variant. The new main variant takes over the visibility
 * of the previous one, and the other variants are linked to it. A group with a main variant is unchanged. Emits
 * `product_updated`. Returns the UUID of the new main variant, or null if there is none.
 */
export async function replaceLostMain(
  app: AppContext,
  tx: Db,
  group: number,
  lost: { readonly visibility: boolean },
): Promise<string | null> {
  const next = await promoteMain(tx, group, { productId: null, isListed: lost.visibility });
  if (!next) return null;
  await arrangeEntries(tx, [group]);
  await app.emit(tx, { name: 'product_updated', payload: productEvent(next) });
  await followMain(app, tx, [group], [{ product_id: next.product_id, fields: [] }]);
  return next.uuid;
}
