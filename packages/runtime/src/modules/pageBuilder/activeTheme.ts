import type { AppContext } from '../../platform/context.ts';

/** Names the active theme, whose widgets the storefront shows. Null: no theme is active, and widgets without a theme are shown. */
export const activeTheme = ({ config }: Pick<AppContext, 'config'>): string | null =>
  config.system.theme ?? null;
