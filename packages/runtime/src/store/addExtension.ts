import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planShop } from '../app.ts';
import { planConfig } from '../platform/config/planConfig.ts';
import { presentConfigFiles, readConfigFile, readConfigFrom } from '../platform/config/readConfigFile.ts';
import { shopConfig } from '../platform/config/schema.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import { zodFaults } from '../platform/config/zodFaults.ts';
import { discoverExtensions } from '../platform/extensions/discover.ts';
import { likelyNames } from '../platform/extensions/installed.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import type { Fault } from '../platform/startFailure.ts';

/** The location of a new extension in a store, as found by `placeInStore`. */
export interface NewPlace {
  readonly dir: string;
  readonly configFile: string;
  /**
   * Adds the extension's folder to the store's configuration. Call this after the extension's files exist. Throws StartFailure (exit 7)
   * if the store rejects the extension, for example because its name is taken. The extension's folder and the configuration are then
   * restored.
   */
  enable(): Promise<void>;
}

/**
 * Finds the location of a new extension in a store, `extensions/<name>`, and checks that the extension can be added to the
 * configuration. Writes nothing. Returns null if the folder is not a store. Throws StartFailure: exit 2 for a taken name or if the
 * configuration's extension list cannot be found, exit 3 for an invalid configuration.
 */
export async function placeInStore(storeDir: string, name: string): Promise<NewPlace | null> {
  if (presentConfigFiles(storeDir).length === 0) return null;
  const { config, configFile } = await readStore(storeDir);
  const taken = (await discoverExtensions(config)).find((one) =>
    one.state === 'loaded' ? one.extension.name === name : likelyNames(one.origin).includes(name),
  );
  if (taken)
    throw refuse(
      `the store already has an extension "${name}", from ${taken.origin.resolve}`,
      'Choose another name.',
    );
  const entry = `./extensions/${name}`;
  const file = path.join(storeDir, configFile);
  const before = readFileSync(file, 'utf8');
  const edited = withExtension(configFile, before, entry);
  if (edited === null || !(await names(storeDir, configFile, edited, [...config.extensions, entry])))
    throw refuse(
      `the extensions list in ${configFile} cannot be edited automatically`,
      `Create the extension with --dir extensions/${name}, and add '${entry}' to the list.`,
    );
  const dir = path.join(storeDir, 'extensions', name);
  return {
    dir,
    configFile,
    async enable() {
      const faults = await faultsOf({ ...config, extensions: [...config.extensions, entry] }, name);
      if (faults.length === 0) return writeFileSync(file, edited);
      rmSync(dir, { recursive: true });
      throw new StartFailure(EXIT.extension, faults);
    },
  };
}

/** Reads the parts of a store's configuration that do not require secrets. */
async function readStore(storeDir: string) {
  const { name, content } = await readConfigFile(storeDir);
  const { data, error } = shopConfig.safeParse(content);
  if (!data) throw new StartFailure(EXIT.config, zodFaults(name, shopConfig, error?.issues ?? []));
  return { config: planConfig(data, { storeDir, configFile: name }), configFile: name };
}

/** Lists the reasons that the store rejects the extension. Ignores other problems with the store. */
async function faultsOf(config: ShopConfig, name: string): Promise<readonly Fault[]> {
  try {
    await planShop(config);
    return [];
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return error.faults.filter(({ where }) => where.startsWith(`extension ${name} `));
  }
}

const refuse = (message: string, hint: string): StartFailure =>
  new StartFailure(EXIT.usage, [{ where: 'shop', message, hint }]);

/**
 * Reports whether an edited configuration lists exactly the given extensions. Loads the edited version from a temporary file next to the
 * original.
 */
async function names(
  storeDir: string,
  configFile: string,
  text: string,
  entries: readonly unknown[],
): Promise<boolean> {
  const draft = configFile.replace('shop.config', `.shop.config-${process.pid}`);
  writeFileSync(path.join(storeDir, draft), text);
  try {
    const { extensions } = (await readConfigFrom(storeDir, draft)).content;
    return Array.isArray(extensions) && String(extensions.map(resolved)) === String(entries.map(resolved));
  } catch {
    return false;
  } finally {
    rmSync(path.join(storeDir, draft), { force: true });
  }
}

/** Resolves an entry of the extension list. */
const resolved = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'resolve' in entry ? entry.resolve : entry;

/** Appends an entry to the extension list in a configuration file's source. Returns null if the source contains no literal list. */
export function withExtension(configFile: string, text: string, entry: string): string | null {
  if (configFile.endsWith('.json')) {
    const config = JSON.parse(text) as { readonly extensions?: readonly unknown[] };
    return `${JSON.stringify({ ...config, extensions: [...(config.extensions ?? []), entry] }, null, 2)}\n`;
  }
  // Blanks out comments and strings, so that only code matches.
  const code = text.replaceAll(
    /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (part) => (part.startsWith('/') ? part.replaceAll(/[^\n]/g, ' ') : part.replaceAll(/[^\n]/g, '_')),
  );
  const list = /\bextensions\s*:\s*\[/.exec(code);
  if (list) {
    const start = list.index + list[0].length;
    const end = closingBracket(code, start);
    if (end === null) return null;
    const last = start + code.slice(start, end).trimEnd().length;
    const isFirst = code.slice(start, last).trim() === '';
    const separator = isFirst || code[last - 1] === ',' ? '' : ',';
    const indent = /\n[ \t]*(?=\S)/.exec(text.slice(start, end))?.[0] ?? (isFirst ? '' : ' ');
    const after = separator === '' && !isFirst ? ',' : '';
    return `${text.slice(0, last)}${separator}${indent}'${entry}'${after}${text.slice(last)}`;
  }
  const begin = /\bexport\s+default\b[^{;]*\{/.exec(code);
  if (!begin) return null;
  const at = begin.index + begin[0].length;
  return `${text.slice(0, at)}\n  extensions: ['${entry}'],${text.slice(at)}`;
}

function closingBracket(code: string, start: number): number | null {
  let depth = 1;
  for (const { 0: bracket, index } of code.slice(start).matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    if (depth === 0) return start + index;
  }
  return null;
}
