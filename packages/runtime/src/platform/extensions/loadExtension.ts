import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locateFault } from '../config/locateFault.ts';
import { DeadlinePassed, withDeadline } from '../withDeadline.ts';
import type { Extension } from '../contracts/extension.ts';
import { loadNoting } from './leftOpen.ts';
import type { Missing } from './locate.ts';
import { foreignCreator } from '../contracts/oneRuntime.ts';

/** Maximum time in milliseconds for loading the code of an extension. */
const IMPORT_MS = 10_000;

/** Imports the file of an extension, with a deadline. Error messages are worded to follow the extension's name. */
export async function loadExtension(entry: string, storeDir: string): Promise<Extension | Missing> {
  const file = relative(storeDir, entry);
  let module: { default?: unknown };
  try {
    // The timer also keeps the process alive during a top-level await.
    module = await loadNoting(file, () =>
      withDeadline(IMPORT_MS, undefined, () => import(/* @vite-ignore */ pathToFileURL(entry).href)),
    );
  } catch (error) {
    if (error instanceof DeadlinePassed)
      return {
        message: `${file} did not load within ${IMPORT_MS / 1000} s`,
        hint: 'A top-level await never ends: do asynchronous work in start.',
      };
    const { position, message } = locateFault(error, entry);
    return { message: `cannot be loaded from ${file}${position}: ${message}`, hint: hintOf(error) };
  }
  const defect = defectOf(module.default);
  if (defect === null) return otherRuntime(module.default as Extension) ?? (module.default as Extension);
  return {
    message: `${file} ${defect}`,
    hint: 'End it with "export default defineExtension({ name, api, setup })".',
  };
}

/**
 * Rejects an extension that was defined with another copy of the runtime. This copy would not recognize its refusals and replies.
 */
function otherRuntime(extension: Extension): Missing | null {
  const maker = foreignCreator(extension);
  return (
    maker && {
      message: `was built with another copy of @shop/runtime (${maker.theirs}), but this shop runs ${maker.ours}`,
      hint: "Do not bundle @shop/runtime. List it in peerDependencies, and mark it as external in the package's build.",
    }
  );
}

/** Returns an error message if the default export is not a valid extension. Otherwise null. */
function defectOf(value: unknown): string | null {
  if (value === undefined) return 'has no default export';
  if (typeof value !== 'object' || value === null)
    return `exports ${value === null ? 'null' : `a ${typeof value}`} instead of an extension`;
  const { name, api, setup } = value as Partial<Record<keyof Extension, unknown>>;
  if (typeof name !== 'string' || name === '') return 'exports an extension without a name';
  if (typeof api !== 'string') return `exports the extension ${name} without an api version range`;
  if (typeof setup !== 'function') return `exports the extension ${name} without a setup function`;
  return null;
}

function hintOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_MODULE_NOT_FOUND')
    return 'Install the packages it imports. Relative imports need a file extension.';
  if (code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX')
    return 'Node only strips types. Remove enums, namespaces, decorators and parameter properties, or build the extension.';
  if (error instanceof SyntaxError) return 'Fix the syntax error in the file.';
  return 'Top-level code in the file threw an error. Move it to setup or start.';
}
