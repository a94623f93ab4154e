import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXIT, StartFailure } from '../startFailure.ts';
import { locateFault } from './locateFault.ts';

const CONFIG_FILES = ['shop.config.ts', 'shop.config.js', 'shop.config.mjs', 'shop.config.json'] as const;

export interface ConfigFile {
  /** The file name in the store folder. */
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * Reads the configuration file of a store. Throws StartFailure (exit code 3) if the store has no configuration file, more than one,
 * or an invalid one.
 */
export async function readConfigFile(storeDir: string): Promise<ConfigFile> {
  return readConfigFrom(storeDir, findConfigFile(storeDir));
}

/** Reads the named configuration file. Throws StartFailure (exit code 3) if it is invalid. */
export async function readConfigFrom(storeDir: string, name: string): Promise<ConfigFile> {
  const path = join(storeDir, name);
  const isJson = name.endsWith('.json');
  const content = isJson ? readJson(path, name) : await importDefault(path, name);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw isJson
      ? refuse(name, `must be an object, not ${describe(content)}`, 'Put it in braces: { … }.')
      : refuse(name, `must export an object, not ${describe(content)}`, SHAPE_MEND);
  return { name, content: content as Record<string, unknown> };
}

/** Lists the configuration files in a folder. A folder with a configuration file is a store. */
export const presentConfigFiles = (dir: string): readonly string[] =>
  CONFIG_FILES.filter((name) => existsSync(join(dir, name)));

function findConfigFile(storeDir: string): string {
  const present = presentConfigFiles(storeDir);
  const [name, ...others] = present;
  if (name === undefined)
    throw refuse(
      storeDir,
      `no configuration file found: looked for ${CONFIG_FILES.join(', ')}`,
      'Name the store\'s folder with --store DIR, begin one with "shop new DIR", or write a shop.config.ts with "export default {}".',
    );
  if (others.length > 0)
    throw refuse(storeDir, `more than one configuration file: ${present.join(', ')}`, 'Keep one of them.');
  return name;
}

function readJson(path: string, name: string): unknown {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const { line, column } = jsonFaultPosition(text, (error as Error).message);
    throw refuse(
      `${name}:${line}:${column}`,
      `not valid JSON: ${(error as Error).message}`,
      undefined,
      error,
    );
  }
}

/**
 * Finds the position of a JSON syntax error. If the message from JSON.parse does not contain the position, finds the shortest
 * prefix that fails with the same message and returns its end.
 */
function jsonFaultPosition(text: string, message: string): { line: number; column: number } {
  const position = /at position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? firstUnexpectedToken(text) : Number(position);
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

function firstUnexpectedToken(text: string): number {
  for (let end = 1; end <= text.length; end++)
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      if ((error as Error).message.startsWith('Unexpected token')) return end - 1;
    }
  return text.length;
}

async function importDefault(path: string, name: string): Promise<unknown> {
  let module: { default?: unknown };
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    const { position, message } = locateFault(error, path);
    throw refuse(name + position, `cannot be loaded: ${message}`, undefined, error);
  }
  if (module.default === undefined) throw refuse(name, 'has no default export', SHAPE_MEND);
  return module.default;
}

const SHAPE_MEND = 'End it with "export default { … }".';

const describe = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;

const refuse = (where: string, message: string, hint?: string, cause?: unknown): StartFailure =>
  new StartFailure(EXIT.config, [{ where, message, ...(hint && { hint }) }], { cause });
