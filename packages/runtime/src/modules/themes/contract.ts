import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/** What an extension that is a theme says of itself. Later modules add what a theme may bring for them. */
export interface Theme {
  /** That of its extension. `system.theme` in the configuration makes it the active one. */
  readonly name: string;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly theme?: readonly Theme[];
  }
}

export const theme: ContributionPoint<Theme> = {
  noun: 'theme',
  keyOf: ({ name }) => name,
  fault: ({ name }, extension) =>
    name === extension ? null : `it must have the name of its extension, "${extension}"`,
};
