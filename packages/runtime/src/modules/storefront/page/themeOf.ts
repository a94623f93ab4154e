import { createHash } from 'node:crypto';
import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { keptText } from '../../../platform/http/answer/etag.ts';
import type { TaggedText } from '../../../platform/http/answer/etag.ts';
import type { Theme } from '../../themes/index.ts';
import type { Templates } from '../../defaultTheme/contract.ts';
import { defaultTemplates, defaultStyles } from '../../defaultTheme/index.ts';

/** The templates and styles of the active theme, with defaults for the ones that the theme does not replace. */
export interface ResolvedTheme {
  readonly templates: Templates;
  /** Returns the stylesheet of the theme, followed by the merchant's choices. */
  stylesheet(chosen: string): Stylesheet;
  /** Finds a stylesheet that this process created. */
  madeStylesheet(path: string): Stylesheet | undefined;
}

export interface Stylesheet {
  /** The content, which browsers may cache permanently. */
  readonly text: TaggedText;
  /** The path, which changes with the content so that browsers may cache the stylesheet permanently. */
  readonly path: string;
}

/** Returns the error in the templates and styles of a theme, or null if there is none. */
export function themeFault({ templates = {}, styles }: Theme): string | null {
  for (const [name, template] of Object.entries(templates)) {
    if (!Object.hasOwn(defaultTemplates, name))
      return `unknown template "${name}". Available: ${Object.keys(defaultTemplates).join(', ')}`;
    if (typeof template !== 'function') return `the template "${name}" must be a function`;
  }
  return styles === undefined || typeof styles === 'string'
    ? null
    : 'styles must be a stylesheet as a string';
}

const themes = new WeakMap<AppContext, ResolvedTheme>();

/** Returns the resolved theme of a shop. It is resolved once, because registries are sealed before the shop serves requests. */
export function themeOf(app: AppContext): ResolvedTheme {
  const known = themes.get(app);
  if (known) return known;
  const resolved = resolveTheme(app);
  themes.set(app, resolved);
  return resolved;
}

function resolveTheme(app: AppContext): ResolvedTheme {
  const theme = activeTheme(app);
  const styles = theme?.styles ?? defaultStyles;
  const made = new LRUCache<string, Stylesheet>({ max: MADE });
  return {
    templates: { ...defaultTemplates, ...theme?.templates },
    stylesheet(chosen) {
      const sheet = made.get(chosen) ?? makeStylesheet(styles + chosen);
      made.set(chosen, sheet);
      return sheet;
    },
    madeStylesheet: (path) => [...made.values()].find((sheet) => sheet.path === path),
  };
}

/**
 * Maximum number of stylesheets that a process stores. A merchant who experiments with colors leaves pages with earlier stylesheets
 * behind.
 */
const MADE = 8;

function makeStylesheet(styles: string): Stylesheet {
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 16);
  return {
    path: `/styles/${hash}.css`,
    text: keptText(styles, 'text/css; charset=utf-8', {
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  };
}

function activeTheme(app: AppContext): Theme | undefined {
  const active = app.config.system.theme;
  return active === undefined ? undefined : app.registry('theme').get(active);
}
