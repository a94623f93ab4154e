import { createHash } from 'node:crypto';
import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { cachedText } from '../../../platform/http/answer/etag.ts';
import type { TaggedText } from '../../../platform/http/answer/etag.ts';
import type { Theme } from '../../themes/index.ts';
import type { Templates } from '../../defaultTheme/contract.ts';
import { defaultTemplates, defaultStyles } from '../../defaultTheme/index.ts';

/** The templates and styles of the active theme. Defaults replace what the theme does not provide. */
export interface ResolvedTheme {
  readonly templates: Templates;
  /** Returns the theme's stylesheet, followed by the merchant's colors and fonts. */
  stylesheet(chosen: string): Stylesheet;
  /** Finds a stylesheet that this process has created, by its path. */
  madeStylesheet(path: string): Stylesheet | undefined;
}

export interface Stylesheet {
  /** The CSS, which browsers may cache permanently. */
  readonly text: TaggedText;
  /** The path. It contains a hash of the CSS, so that browsers may cache the stylesheet permanently. */
  readonly path: string;
}

/** Returns the problem with a theme's templates or styles, or null if there is none. */
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

/** Returns a shop's resolved theme. It is resolved only once, because registries cannot change after the shop has started. */
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
 * Maximum number of stylesheets that a process stores. When a merchant experiments with colors, cached pages may still link to earlier
 * stylesheets.
 */
const MADE = 8;

function makeStylesheet(styles: string): Stylesheet {
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 16);
  return {
    path: `/styles/${hash}.css`,
    text: cachedText(styles, 'text/css; charset=utf-8', {
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  };
}

function activeTheme(app: AppContext): Theme | undefined {
  const active = app.config.system.theme;
  return active === undefined ? undefined : app.registry('theme').get(active);
}
