import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Theme } from '../themes/index.ts';
import type { Templates } from './templates/contract.ts';
import { defaultTemplates } from './templates/defaults.ts';
import { defaultStyles } from './templates/styles.ts';

/** How the pages of a shop look: the templates and styles of its theme, and its own ones for the rest. */
export interface Look {
  readonly templates: Templates;
  readonly styles: string;
  /** The path of the styles. Other styles have another one, so that browsers may keep them for good. */
  readonly stylesheet: string;
}

/** Returns what is wrong with the templates and styles of a theme; null where nothing is. */
export function themeFault({ templates = {}, styles }: Theme): string | null {
  for (const [name, template] of Object.entries(templates)) {
    if (!Object.hasOwn(defaultTemplates, name))
      return `there is no template "${name}"; there are ${Object.keys(defaultTemplates).join(', ')}`;
    if (typeof template !== 'function') return `the template "${name}" must be a function`;
  }
  return styles === undefined || typeof styles === 'string'
    ? null
    : 'styles must be the text of a stylesheet';
}

const looks = new WeakMap<AppContext, Look>();

/** Registries are sealed before anything is served, so that a shop has one look as long as it runs. */
export function lookOf(app: AppContext): Look {
  const known = looks.get(app);
  if (known) return known;
  const look = createLook(app);
  looks.set(app, look);
  return look;
}

function createLook(app: AppContext): Look {
  const theme = activeTheme(app);
  const styles = theme?.styles ?? defaultStyles;
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 16);
  return {
    templates: { ...defaultTemplates, ...theme?.templates },
    styles,
    stylesheet: `/styles/${hash}.css`,
  };
}

function activeTheme(app: AppContext): Theme | undefined {
  const active = app.config.system.theme;
  return active === undefined ? undefined : app.registry('theme').get(active);
}
