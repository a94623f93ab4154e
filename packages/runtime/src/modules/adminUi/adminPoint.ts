import type { ContributionPoint } from '../../platform/contracts/extension.ts';
import type { AdminParts } from './contract.ts';
import { shapeFault } from './shape.ts';

/** The pages and parts of the admin that extensions bring. What only the whole shop can tell, `checkAdminParts` finds. */
export const admin: ContributionPoint<AdminParts> = {
  noun: 'admin part',
  keyOf: ({ name }) => name,
  fault: (parts, extension) =>
    parts.name === extension ? shapeFault(parts) : `name must be the name of its extension, "${extension}"`,
};
