import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const QUERY = '?run=';

/**
 * Reloads modules outside of a folder for each run in this process, as if each run were a separate process. Tests rewrite such modules, and
 * the modules may have state. Modules in the folder stay loaded.
 */
export function freshModules(folder: string): { begin(): void } {
  const inside = `${pathToFileURL(folder).href}/`;
  const { cache } = createRequire(import.meta.url);
  /** URLs of modules, with the run that last loaded each. */
  const loaded = new Map<string, { readonly run: number; readonly url: string }>();
  let run = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:') || resolved.url.startsWith(inside)) return resolved;
      const known = loaded.get(resolved.url);
      if (known?.run === run) return { ...resolved, url: known.url };
      // The first run uses the URL without a query.
      const url = known ? `${resolved.url}${QUERY}${run}` : resolved.url;
      loaded.set(resolved.url, { run, url });
      return { ...resolved, url };
    },
  });
  // Removes the queries from stack traces, so that they show the actual file names.
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${site}`)].join('\n').replaceAll(/\?run=\d+/g, '');
  return {
    begin() {
      run += 1;
      for (const file of Object.keys(cache)) if (!file.startsWith(`${folder}/`)) delete cache[file];
    },
  };
}
