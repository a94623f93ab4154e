import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const QUERY = '?run=';

/**
 * Lets each run of this process load the modules outside of a folder anew, as a process of its own would: tests rewrite them, and
 * they may keep state. Modules of the folder stay loaded.
 */
export function freshModules(folder: string): { begin(): void } {
  const inside = `${pathToFileURL(folder).href}/`;
  const { cache } = createRequire(import.meta.url);
  /** The addresses of modules, by the run that loaded them last. */
  const loaded = new Map<string, { readonly run: number; readonly url: string }>();
  let run = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:') || resolved.url.startsWith(inside)) return resolved;
      const known = loaded.get(resolved.url);
      if (known?.run === run) return { ...resolved, url: known.url };
      // The first address is the plain one.
      const url = known ? `${resolved.url}${QUERY}${run}` : resolved.url;
      loaded.set(resolved.url, { run, url });
      return { ...resolved, url };
    },
  });
  // Stacks name the files as they are.
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${site}`)].join('\n').replaceAll(/\?run=\d+/g, '');
  return {
    begin() {
      run += 1;
      for (const file of Object.keys(cache)) if (!file.startsWith(`${folder}/`)) delete cache[file];
    },
  };
}
