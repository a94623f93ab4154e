import { StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { assemble } from './assemble.ts';
import type { Assemble } from './assemble.ts';
import type { Extension } from '../contracts/extension.ts';
import type { Installed, Origin } from './installed.ts';

/** Valid and invalid extensions for the assembly tests. */

export const origin = (name: string, required = true): Origin => ({
  resolve: `./extensions/${name}`,
  packageName: null,
  version: null,
  entry: `/store/extensions/${name}/index.ts`,
  required,
  discovered: false,
});

/** Creates an extension from untyped members, so that tests can make it invalid. */
export const extension = (name: string, contributions: object = {}, more: object = {}): Extension =>
  ({ name, api: '^1.0', setup: () => contributions, ...more }) as Extension;

export const installed = (one: Extension, required = true): Installed => ({
  state: 'loaded',
  origin: origin(one.name, required),
  extension: one,
});
export const optional = (one: Extension): Installed => installed(one, false);

/** Creates the discovery result for an extension that could not be loaded. */
export const broken = (name: string, required: boolean): Installed => ({
  state: 'broken',
  origin: { ...origin(name, required), entry: null },
  fault: { where: `extension ./extensions/${name}`, message: 'is broken', hint: 'Fix it.' },
});

export interface Parts extends Partial<Pick<Assemble, 'modules' | 'installed' | 'quarantined'>> {
  readonly system?: Readonly<Record<string, unknown>>;
}

export const build = ({ system = {}, modules = [], installed = [], quarantined = [] }: Parts) =>
  assemble({
    modules,
    installed,
    quarantined,
    config: { system, configFile: 'shop.config.ts', storeDir: '/store' },
  });

export function failureOf(parts: Parts): StartFailure {
  try {
    build(parts);
  } catch (error) {
    if (error instanceof StartFailure) return error;
    throw error;
  }
  throw new Error('It assembled.');
}

/** Formats a fault as `where: message [hint]`. */
export const textOf = ({ where, message, hint }: Fault): string =>
  `${where}: ${message}${hint === undefined ? '' : ` [${hint}]`}`;

export const textsOf = (parts: Parts): string[] => failureOf(parts).faults.map(textOf);

export const route = (id: string, more: object = {}) => ({
  id,
  method: 'GET',
  path: `/api/${id}`,
  access: 'public',
  handle: () => null,
  ...more,
});

/** Returns the `where` of a fault in an extension from this fixture. */
export const at = (name: string) => `extension ${name} (extensions/${name}/index.ts)`;
