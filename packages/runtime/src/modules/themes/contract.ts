import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A theme provided by an extension. Other modules add members for the parts that a theme may replace. */
export interface Theme {
  /** The theme name, which equals the extension name. `system.theme` in the configuration activates the theme. */
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
