import { createHash } from 'node:crypto';
import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { keptText } from '../../../platform/http/answer/etag.ts';
import type { TaggedText } from '../../../platform/http/answer/etag.ts';
import type { Theme } from '../../themes/index.ts';
import type { Templates } from '../../defaultTheme/contract.ts';
import { defaultTemplates } from '../../defaultTheme/index.ts';
import { defaultStyles } from '../../defaultTheme/index.ts';

/** The templates and styles of the active theme, with the shop's own for what it does not bring. */
export interface ResolvedTheme {
  readonly templates: Templates;
  /** Returns the style sheet with what the merchant chose after that of the theme. */
  stylesheet(chosen: string): Stylesheet;
  /** Finds a style sheet that was made by this process. */
  madeStylesheet(path: string): Stylesheet | undefined;
}

export interface Stylesheet {
  /** The text, kept for good by browsers. */
  readonly text: TaggedText;
  /** The path. Other styles have another one, so that browsers may keep them for good. */
  readonly path: string;
}

/** Returns what is wrong with the templates and styles of a theme; null where nothing is. */
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

/** Returns the resolved theme of a shop. Registries are sealed before anything is served, so it is resolved once. */
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

/** The number of style sheets that a process keeps: a merchant who tries colors leaves pages with former ones behind. */
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
