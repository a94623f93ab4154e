import type { AdminModule } from '@shop/admin';
import { text } from '../../text/text.ts';
import { fits, version } from './contract.ts';
import { reportFault } from './faults.ts';
import type { DeclaredModule } from './manifest.ts';
import { loadExtensionTexts } from './loadTexts.ts';

/** Timeout in milliseconds for loading a module and rendering its content. */
export const PATIENCE_MS = 8000;

const loading = new Map<string, Promise<AdminModule>>();

/** Loads an extension module once. After a failure, call `forgetModule` to allow a retry. */
export function loadModule(declared: DeclaredModule): Promise<AdminModule> {
  const known = loading.get(declared.address);
  if (known) return known;
  const { extension } = declared;
  const module = importModule(declared);
  const timer = setTimeout(() => reportFault(extension, text('parts.slow', { extension })), PATIENCE_MS);
  module.catch((error: unknown) => reportFault(extension, error)).finally(() => clearTimeout(timer));
  loading.set(declared.address, module);
  return module;
}

/** Removes a module from the cache, so that the next use loads it again. */
export const forgetModule = ({ address }: DeclaredModule): void => {
  loading.delete(address);
};

async function importModule({ extension, address, styles, contract }: DeclaredModule): Promise<AdminModule> {
  if (!fits(contract)) throw new Error(text('parts.contract', { wanted: contract, own: version }));
  if (styles !== null) addStyles(styles);
  const [{ default: module }] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<{ readonly default?: unknown }>,
    loadExtensionTexts(extension),
  ]);
  if (typeof module !== 'object' || module === null) throw new Error(text('parts.noModule'));
  return module as AdminModule;
}

function addStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Returns a module's part with the given name. Throws if the module does not provide it. */
export function partOf<Parts extends object>(parts: Parts | undefined, name: string): Parts[keyof Parts] {
  const part = parts && Object.hasOwn(parts, name) ? parts[name as keyof Parts] : undefined;
  if (part === undefined) throw new Error(text('parts.missing', { name }));
  return part;
}
