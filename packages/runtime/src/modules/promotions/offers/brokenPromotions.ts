import type { Db } from '../../../platform/db/db.ts';
import type { z } from 'zod';
import { action } from './actions.ts';
import { condition } from './conditions.ts';
import { listStoredRules } from './promotion.repo.ts';

/** Lists the names of promotions with a condition or an action that the shop cannot read. Kinds of extensions are not checked. */
export async function listBrokenPromotions(db: Db): Promise<readonly string[]> {
  const rows = await listStoredRules(db);
  return rows
    .filter(
      ({ conditions, action: given }) =>
        !isReadable(action, given) || !conditions.every((one) => isReadable(condition, one)),
    )
    .map(({ name }) => name);
}

const isReadable = (schema: Kinds, rule: { readonly kind: string }): boolean =>
  !kindsOf(schema).has(rule.kind) || schema.safeParse(rule).success;

type Kinds = z.ZodType & {
  readonly options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[];
};

const kindsOf = ({ options }: Kinds): ReadonlySet<string> =>
  new Set(options.map(({ shape }) => shape.kind.value));
