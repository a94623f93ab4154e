import type { AppContext } from '../../platform/contracts/context.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { AdminParts } from './contract.ts';
import { manifestFor } from './manifestFor.ts';
import { readPublicFiles } from './moduleFiles.ts';
import type { PublicFiles } from './moduleFiles.ts';

/** The admin UI additions of all extensions in a shop. */
export interface ExtensionParts {
  manifestFor(caller: Caller): ReturnType<typeof manifestFor>;
  /** Reports whether an extension has a page at a path below `/admin`, such as `x/loyalty/points`. */
  hasPage(path: string): boolean;
  files(extension: string): PublicFiles | undefined;
}

/**
 * Returns a function that reads the extensions' admin UI additions once, on the first call. Their files stay in
 * memory.
 */
export function createExtensionParts(): (app: AppContext) => ExtensionParts {
  let read: ExtensionParts | null = null;
  return (app) => (read ??= readParts(app));
}

function readParts(app: AppContext): ExtensionParts {
  const parts = app.registry('admin').list();
  const routes = app.registry('routes').list();
  const files = new Map(
    parts.flatMap((one) =>
      one.module || one.texts ? [[one.name, readPublicFiles(one.name, one)] as const] : [],
    ),
  );
  const pages = parts.flatMap(pagesOf);
  return {
    manifestFor: (caller) => manifestFor(caller, { parts, routes, files }),
    hasPage: (path) => pages.some((page) => page.test(path)),
    files: (extension) => files.get(extension),
  };
}

const pagesOf = ({ name, resources = [], settingsPage, module }: AdminParts): readonly RegExp[] => [
  ...resources.map(({ id, form }) => new RegExp(`^x/${name}/${id}${form ? '(?:/new|/edit/[^/]+)?' : ''}$`)),
  ...(module?.pages ?? []).map(
    ({ path }) => new RegExp(path === 'index' ? `^x/${name}$` : `^x/${name}/${path}$`),
  ),
  ...(settingsPage ? [new RegExp(`^x/${name}/settings$`)] : []),
];
