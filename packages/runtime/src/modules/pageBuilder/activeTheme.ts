import type { AppContext } from '../../platform/context.ts';

/** Whose widgets the storefront shows: those of the active theme, or those without one (null). */
export const activeTheme = ({ config }: Pick<AppContext, 'config'>): string | null =>
  config.system.theme ?? null;
