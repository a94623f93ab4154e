import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A theme, provided by an extension. Later modules add members for what a theme may replace. */
export interface Theme {
  /** The theme name, which is the name of its extension. `system.theme` in the configuration makes it the active theme. */
  readonly name: string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly theme?: readonly Theme[];
  }
}

export const theme: ContributionPoint<Theme> = {
  noun: 'theme',
  members: {
    name: 'text',
    templates: 'any',
    styles: 'text?',
    areas: 'any',
    widgets: 'any',
    metafieldDefinitions: 'any',
  } satisfies Members<Theme>,
  keyOf: ({ name }) => name,
  fault: ({ name }, extension) =>
    name === extension ? null : `name must be the name of its extension, "${extension}"`,
};
