import type { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Subscriber } from '../events/contract.ts';
import type { Authenticator } from '../http/caller.ts';
import type { Route } from '../http/route.ts';
import type { Job } from '../jobs/contract.ts';
import type { MessageCatalogue } from '../messages/contract.ts';
import type { Processor, RegistryKey } from '../registry/processors.ts';

/**
 * What an extension plugs in: arrays of plain data, so that order and owner stay visible.
 * Modules add their own kinds (shipping providers, payment methods) by declaration merging.
 */
export interface Contributions {
  readonly routes?: readonly Route[];
  readonly permissions?: readonly Permission[];
  readonly authenticators?: readonly Authenticator[];
  readonly registryKeys?: readonly RegistryKey[];
  readonly processors?: readonly Processor[];
  readonly subscribers?: readonly Subscriber[];
  readonly jobs?: readonly Job[];
  readonly messages?: readonly MessageCatalogue[];
}

/** A permission that is no route's id. Roles may hold it, and fields of the admin schema may ask for it. */
export interface Permission {
  readonly id: string;
  /** The actions that it allows, for people who compose a role. */
  readonly description: string;
}

export type ContributionKind = keyof Contributions;

/**
 * The deadlines of the config that functions of contributions have. `callMs`: a shopper's request waits for it among others.
 * `answerMs`: it is all of the answer.
 */
export type Deadline = 'callMs' | 'answerMs';

/** Describes one kind of contribution: its key, and its name in errors. The owner of the kind declares it. */
export interface ContributionPoint<T = never> {
  /** One word for people: `shipping provider`. */
  readonly noun: string;
  /** The key that no two contributions share. Null: they have none, such as processors. */
  keyOf(item: T): string | null;
  /**
   * What is wrong with one contribution of an extension, or null. Its text follows the extension's name in the start error.
   */
  fault?(item: T, extension: string): string | null;
  /**
   * The functions that have a deadline where an extension brings them, by their names. A promise of theirs that is late
   * rejects, and what they throw is named in the log and at `/readyz`. A `deadlineMs` of the contribution comes before it.
   */
  readonly deadlines?: Readonly<Record<string, Deadline>>;
  /** Settings that each contribution brings with it, such as a payment method's switch and name. */
  settingsOf?(item: T): Readonly<Record<string, SettingDefinition>>;
}

export type Stop = () => void | Promise<void>;

/** The result of `setup`: contributions, and a hook that runs once the shop is complete. */
export interface Setup extends Contributions {
  /** The services that this extension puts on the app; for modules, which type them on `AppContext`. */
  readonly services?: (app: AppContext) => Partial<AppContext>;
  /** Runs before the shop listens, within 10 s. May return what undoes it. */
  readonly start?: (app: AppContext) => void | Stop | Promise<void | Stop>;
}

/** A setting: its schema carries the default. Secret ones are write-only. A value in the config file at `configKey` wins. */
export interface SettingDefinition {
  readonly schema: z.ZodType;
  readonly secret?: boolean;
  /** The value is an amount of money in the store's currency, a number or decimal text: one that is finer is refused. */
  readonly amount?: boolean;
  readonly configKey?: string;
}

export interface Extension<Config extends z.ZodType = z.ZodType> {
  /** Unique among the installed ones; every start error names it. */
  readonly name: string;
  /** The range of the extension API that it was written for, such as `^1.0`. */
  readonly api: string;
  /** Extensions that come before it. A missing or circular name stops the start. */
  readonly after?: readonly string[];
  /** The schema of its slice of the config file, `system.<name>`. */
  readonly config?: Config;
  readonly settings?: Readonly<Record<string, SettingDefinition>>;
  /** Folder of its GraphQL types, one PascalCase folder each. */
  readonly graphql?: URL;
  /** Folder of its migrations, `NNNN_name.sql`. */
  readonly migrations?: URL;
  /** Kinds of contributions that it takes from others. */
  readonly contributionPoints?: Readonly<Record<string, ContributionPoint>>;
  /**
   * Further checks of kinds that another extension declares, by kind. Each returns what is wrong with one contribution, as a
   * point's own `fault` does, and runs where that finds nothing.
   */
  readonly contributionChecks?: Readonly<Record<string, NonNullable<ContributionPoint['fault']>>>;
  /** Runs once, without I/O, and returns plain data that can be checked, printed and tested. */
  setup(config: z.output<Config>): Setup;
}

/** Types `setup` by the extension's own config schema. */
export const defineExtension = <Config extends z.ZodType = z.ZodType<undefined>>(
  extension: Extension<Config>,
): Extension => extension as unknown as Extension;
