import type { AppContext } from '../contracts/context.ts';
import type { GraphQLSource } from '../graphql/collect.ts';
import type { Authenticator } from '../contracts/caller.ts';
import type { Door } from '../contracts/door.ts';
import type { Route } from '../contracts/route.ts';
import type { Job } from '../contracts/jobs.ts';
import type { Subscriber } from '../contracts/events.ts';
import type { Processors } from '../registry/createProcessors.ts';
import type { SettingDefinition, Setup } from '../contracts/extension.ts';
import type { Installed, Quarantined } from './installed.ts';
import type { RuntimeFaults } from '../acting/runtimeFaults.ts';
import type { Member } from './member.ts';
import type { Contributed, Owned } from '../contracts/owned.ts';

/** An assembled shop. All lists are in extension order. */
export interface Assembly {
  readonly members: readonly Member[];
  /** All discovered extensions, including the ones that were left out. */
  readonly installed: readonly Installed[];
  readonly quarantined: readonly Quarantined[];
  /** The run-time faults of contributions. */
  readonly faults: RuntimeFaults;
  readonly routes: readonly Contributed<Route>[];
  readonly doors: readonly Contributed<Door>[];
  readonly authenticators: readonly Contributed<Authenticator>[];
  readonly subscribers: readonly Contributed<Subscriber>[];
  readonly jobs: readonly Contributed<Job>[];
  readonly processors: Processors;
  /** All settings by key, with their owner. */
  readonly settings: ReadonlyMap<string, Owned<SettingDefinition>>;
  readonly graphqlSources: readonly GraphQLSource[];
  readonly migrationSources: readonly { readonly owner: string; readonly dir: URL }[];
  readonly services: readonly Owned<NonNullable<Setup['services']>>[];
  readonly starts: readonly StartHook[];
  /** The `work` hooks, which run only in processes that deliver events and run jobs. */
  readonly works: readonly StartHook[];
  /** Returns the registry for a kind of contribution: see `AppContext.registry`. Throws if the kind is not declared. */
  readonly registry: AppContext['registry'];
  /** Closes all registries. After that, `register` throws. */
  seal(): void;
}

export interface StartHook {
  readonly owner: string;
  /** The extension's name in error messages. */
  readonly label: string;
  readonly required: boolean;
  readonly start: NonNullable<Setup['start']>;
}
