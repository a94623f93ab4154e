import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { PromotionActionKind, PromotionConditionKind } from './contract.ts';

const KIND = /^[a-z][a-z0-9_-]*$/;

function kindFault({ kind }: { readonly kind: string }, extension: string): string | null {
  if (!KIND.test(kind)) return `the kind "${kind}" must have lower-case letters, digits, _ and - alone`;
  return kind.startsWith(extension) ? null : `the kind "${kind}" must begin with "${extension}"`;
}

/** The conditions of promotions that extensions contribute. */
export const promotionConditions: ContributionPoint<PromotionConditionKind> = {
  noun: 'condition of promotions',
  members: {
    kind: 'text',
    schema: 'any',
    holds: 'function',
    unmet: 'function?',
    sentence: 'function',
  } satisfies Members<PromotionConditionKind>,
  keyOf: ({ kind }) => kind,
  fault: kindFault,
};

/** The actions of promotions that extensions contribute. */
export const promotionActions: ContributionPoint<PromotionActionKind> = {
  noun: 'action of promotions',
  members: {
    kind: 'text',
    schema: 'any',
    give: 'function',
    sentence: 'function',
  } satisfies Members<PromotionActionKind>,
  keyOf: ({ kind }) => kind,
  fault: kindFault,
};
