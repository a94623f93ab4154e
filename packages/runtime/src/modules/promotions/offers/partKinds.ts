import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal, validationFailed } from '../../../platform/errors.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import { promotionKinds } from '../evaluate/promotionKinds.ts';
import type { PromotionKinds } from '../evaluate/promotionKinds.ts';
import { action } from './actions.ts';
import { condition } from './conditions.ts';

/** The schema of the parts of the shop's own kinds. */
type OwnParts = z.ZodType & {
  readonly options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[];
};

/** Lists the shop's own kinds of a schema. */
const kindsOf = ({ options }: OwnParts): readonly string[] => options.map(({ shape }) => shape.kind.value);

/**
 * Extends a schema of the shop's own kinds by parts of any other kind, whose fields are checked where the installed extensions are known. A part of
 * an own kind has the errors of its own schema alone.
 */
function orOfExtension<S extends OwnParts>(own: S): S {
  const kinds = new Set(kindsOf(own));
  const other = z
    .looseObject({ kind: z.string().describe('A kind of an extension.') })
    .refine(({ kind }) => !kinds.has(kind), {
      ...breaks('anyOf', 'kind must be that of an extension'),
      abort: true,
    });
  return z.union([own, other]) as unknown as S;
}

export const anyCondition = orOfExtension(condition);
export const anyAction = orOfExtension(action);

interface Part {
  readonly kind: string;
}

/** Reports if a condition is of the shop's own kinds. */
export const isOwnCondition = ({ kind }: Part): boolean => kindsOf(condition).includes(kind);
/** Reports if an action is of the shop's own kinds. */
export const isOwnAction = ({ kind }: Part): boolean => kindsOf(action).includes(kind);

/** The parts of a promotion whose kinds are checked. */
export interface KindParts {
  readonly conditions?: readonly Part[] | undefined;
  readonly action?: Part | undefined;
}

/** Throws 400 for parts whose kind neither the shop nor an installed extension has, and for fields that the extension refuses. */
export function checkKinds(app: Pick<AppContext, 'registry'>, parts: KindParts): void {
  const faults = kindFaults(promotionKinds(app), parts);
  if (faults.length > 0) throw validationFailed(faults);
}

/** Finds the errors of parts that are not of the shop's own kinds. */
export const kindFaults = (
  kinds: PromotionKinds,
  { conditions = [], action: given }: KindParts,
): readonly ErrorDetail[] => [
  ...conditions.flatMap((part, index) =>
    partFaults(part, `conditions.${index}`, kindsOf(condition), kinds.conditions),
  ),
  ...(given ? partFaults(given, 'action', kindsOf(action), kinds.actions) : []),
];

function partFaults(
  part: Part,
  path: string,
  own: readonly string[],
  others: ReadonlyMap<string, { readonly schema: z.ZodType }>,
): readonly ErrorDetail[] {
  if (own.includes(part.kind)) return [];
  const other = others.get(part.kind);
  if (!other) {
    const values = [...own, ...others.keys()];
    const message = `${path}.kind must be one of ${values.join(', ')}`;
    return [{ path: `${path}.kind`, rule: 'enum', values: { values }, message }];
  }
  const { kind: _, ...fields } = part;
  try {
    validator(other.schema, 'body')(fields);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details) throw error;
    return error.details.map((fault) => ({
      ...fault,
      path: fault.path === '' ? path : `${path}.${fault.path}`,
    }));
  }
}
