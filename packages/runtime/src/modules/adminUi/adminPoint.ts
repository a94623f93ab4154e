import type { ContributionPoint } from '../../platform/contracts/extension.ts';
import type { AdminParts } from './contract.ts';
import { shapeFault } from './shape.ts';

/**
 * The contribution point for admin UI additions. `checkAdminParts` validates the rules that depend on the whole shop.
 */
export const admin: ContributionPoint<AdminParts> = {
  noun: 'admin part',
  keyOf: ({ name }) => name,
  fault: (parts, extension) =>
    parts.name === extension ? shapeFault(parts) : `name must be the name of its extension, "${extension}"`,
};
