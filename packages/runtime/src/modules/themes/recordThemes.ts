import type { AppContext } from '../../platform/contracts/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { saveInstalled } from './themeInstall.repo.ts';

/**
 * Records the installed themes and deletes the records of all other themes. An optional theme that was skipped because of an error is
 * still recorded as installed. Throws if `system.theme` is not an installed theme.
 */
export async function recordThemes(app: AppContext): Promise<void> {
  const themes = app.registry('theme');
  const names = themes.list().map(({ name }) => name);
  const active = app.config.system.theme;
  if (active !== undefined && !names.includes(active)) {
    if (!serverOf(app).leftOut.includes(active))
      throw new Error(`system.theme: the extension "${active}" is not a theme`);
    app.log.warn({ theme: active }, 'the active theme was not loaded');
  }
  await saveInstalled(app.db, names, serverOf(app).leftOut);
}
