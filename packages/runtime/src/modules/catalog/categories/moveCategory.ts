import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { reference } from '../../../platform/http/forms/bodyFields.ts';
import { notASibling } from '../errors.ts';
import type { LocatedCategory } from './category.ts';
import { listSiblings, lockCategoryTree, setPositions } from './categoryTree.repo.ts';
import type { Sibling } from './categoryTree.repo.ts';
import { updateCategory } from './writeCategory.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

export const categoryMove = z
  .object({
    parent_id: reference
      .nullable()
      .optional()
      .describe(
        'The integer ID or UUID of the new parent category. Null moves it to the root. If absent, the parent does not change.',
      ),
    before: reference.optional().describe('The integer ID or UUID of the sibling to place it before.'),
    after: reference.optional().describe('The integer ID or UUID of the sibling to place it after.'),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, {
    path: ['after'],
    ...breaks('oneOf', 'Send either before or after, not both', { fields: 'before, after' }),
  });
export type CategoryMove = z.output<typeof categoryMove>;

/**
 * Moves a category below a parent and to a position among its siblings, in one transaction. Without `before` and `after`, the
 * category is placed last. Sibling positions start at 0, and only changed positions are written. Throws 400 NOT_A_SIBLING, and
 * the errors of `updateCategory`.
 */
export async function moveCategory(
  app: AppContext,
  db: Db,
  ref: IdRef,
  move: CategoryMove,
): Promise<LocatedCategory> {
  return db.transaction(async (tx) => {
    await lockCategoryTree(tx);
    const moved = await updateCategory(app, tx, ref, { parent_id: move.parent_id });
    const all = await listSiblings(tx, moved.parent_id);
    const others = all.filter(({ category_id: id }) => id !== moved.category_id);
    const position = placeAmong(others, move);
    const ids = others.map(({ category_id: id }) => id).toSpliced(position, 0, moved.category_id);
    await setPositions(tx, ids);
    return { ...moved, position };
  });
}

/** Returns the requested position among siblings. Throws 400 NOT_A_SIBLING. */
function placeAmong(siblings: readonly Sibling[], { before, after }: CategoryMove): number {
  const named = before ?? after;
  if (named === undefined) return siblings.length;
  const ref = idRefOf(named);
  const place = siblings.findIndex(({ category_id, uuid }) =>
    ref === null ? false : 'id' in ref ? category_id === ref.id : uuid === ref.uuid,
  );
  if (place === -1) throw notASibling(named);
  return before === undefined ? place + 1 : place;
}
