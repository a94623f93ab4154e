import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { EventDefinition, EventRecorder, Subscriber } from './events.ts';
import type { Authenticator } from './caller.ts';
import type { Route } from './route.ts';
import type { Job } from './jobs.ts';
import type { MessageCatalogue } from './messages.ts';
import type { Processor, RegistryKey } from './processors.ts';
import { markMade } from './oneRuntime.ts';

/**
 * An extension's contributions: arrays of plain data, so that order and owner stay visible. Modules add more kinds (shipping
 * providers, payment methods) by declaration merging.
 */
export interface Contributions {
  readonly routes?: readonly Route[];
  readonly permissions?: readonly Permission[];
  readonly authenticators?: readonly Authenticator[];
  readonly registryKeys?: readonly RegistryKey[];
  readonly processors?: readonly Processor[];
  /** The events that the extension emits. Their payloads are declared in `Events`. */
  readonly events?: readonly EventDefinition[];
  readonly subscribers?: readonly Subscriber[];
  readonly eventRecorders?: readonly EventRecorder[];
  readonly jobs?: readonly Job[];
  readonly messages?: readonly MessageCatalogue[];
}

/** A permission that is not a route ID. It can be granted to roles and required by fields of the admin schema. */
export interface Permission {
  readonly id: string;
  /** The actions that the permission allows, shown when roles are edited. */
  readonly description: string;
}

export type ContributionKind = keyof Contributions;

/**
 * The config deadline that applies to a contributed function. `callMs`: the function is one of several calls made during a
 * shopper's request. `answerMs`: the function produces the whole response.
 */
export type Deadline = 'callMs' | 'answerMs';

/** The type of a member. `?` marks optional members. `any`: the contribution point checks the member itself, or nothing does. */
export type MemberKind = 'text' | 'text?' | 'function' | 'function?' | 'any';

/** The members of one kind of contribution, by name. `satisfies Members<Route>` ensures that the list is complete. */
export type Members<T = never> = [T] extends [never]
  ? Readonly<Record<string, MemberKind>>
  : Readonly<Record<keyof T, MemberKind>>;

/** Describes one kind of contribution: its key and its name in errors. Declared by the owner of the kind. */
export interface ContributionPoint<T = never> {
  /** The human-readable name of the kind, such as `shipping provider`. */
  readonly noun: string;
  /** Returns the key, which must be unique, or null for kinds without keys, such as processors. */
  keyOf(item: T): string | null;
  /**
   * True for kinds whose keys are prefixed with the owner's name. A module and an extension with the same name have separate
   * keys.
   */
  readonly isOwned?: true;
  /**
   * The members that a contribution may have. Any other member aborts startup with an error that suggests the nearest name. If
   * absent, all members are allowed. `satisfies Members<T>` ensures that the list is complete.
   */
  readonly members?: Members;
  /** The contribution of another kind that is referenced by key. An unknown key aborts startup. */
  readonly names?: {
    readonly kind: ContributionKind;
    /** The name of the other kind in errors, such as `event`. */
    readonly noun: string;
    key(item: T): string;
  };
  /**
   * Returns what is wrong with one of an extension's contributions, or null. The message follows the extension name in the
   * startup error.
   */
  fault?(item: T, extension: string): string | null;
  /**
   * The functions that have a deadline if contributed by an extension. A late promise rejects; errors are reported in the log and
   * at `/readyz`. The contribution's own `deadlineMs` takes precedence.
   */
  readonly deadlines?: Readonly<Record<string, Deadline>>;
  /**
   * The functions that are called while someone waits and whose result is optional, if contributed by an extension. After three
   * consecutive failures they are not called for 30 s, then retried with a single call. `lateness`: only missed deadlines count,
   * because the caller's input decides whether the function throws. A promise must settle within a deadline or before the
   * `signal` of the first argument aborts.
   */
  readonly breaks?: Readonly<Record<string, 'failures' | 'lateness'>>;
  /** Returns the settings that a contribution adds, such as a payment method's switch and name. */
  settingsOf?(item: T): Readonly<Record<string, SettingDefinition>>;
}

/** Undoes a start hook when the shop stops. */
export type Stop = () => void | Promise<void>;

/** The result of `setup`: contributions, and hooks that run when the shop is complete. */
export interface Setup extends Contributions {
  /** The services that this extension adds to the app. Only for modules, which declare the types on `AppContext`. */
  readonly services?: (app: AppContext) => Partial<AppContext>;
  /** Runs before the shop listens, within 10 s. May return a function that undoes it. */
  readonly start?: (app: AppContext) => void | Stop | Promise<void | Stop>;
  /** Runs after `start`, only in processes that deliver events and run jobs. */
  readonly work?: (app: AppContext) => void | Stop | Promise<void | Stop>;
}

/**
 * A setting, with its default in the schema. Secret settings are write-only. A value at `configKey` in the config file takes
 * precedence.
 */
export interface SettingDefinition {
  readonly schema: z.ZodType;
  readonly secret?: boolean;
  /**
   * True for an amount in the store currency, given as a number or decimal string. Amounts with more decimals than the currency
   * are rejected.
   */
  readonly amount?: boolean;
  readonly configKey?: string;
  /** The label shown to administrators. Default: derived from the key. */
  readonly label?: string;
  /** One or two sentences that describe the setting to administrators. */
  readonly description?: string;
  /**
   * The settings page that shows the setting: `store`, `security`, `catalog`, `checkout`, `payments`, `shipping`, `tax`,
   * `emails`, `operations`, or another lowercase word. Default: the extension name.
   */
  readonly group?: string;
}

/**
 * An extension or a module: its name, its requirements, and `setup`, which returns its contributions. Create one with
 * `defineExtension`.
 */
export interface Extension<Config extends z.ZodType = z.ZodType> {
  /** The name, unique among the installed extensions and shown in every startup error. */
  readonly name: string;
  /** The range of extension API versions that the extension supports, such as `^1.0`. */
  readonly api: string;
  /** The extensions that must be loaded first. A missing or circular name aborts startup. */
  readonly after?: readonly string[];
  /** The schema for the extension's section of the config file, `system.<name>`. */
  readonly config?: Config;
  readonly settings?: Readonly<Record<string, SettingDefinition>>;
  /** The folder with the GraphQL types, one PascalCase subfolder per type. */
  readonly graphql?: URL;
  /** The folder with the migrations, `NNNN_name.sql`. */
  readonly migrations?: URL;
  /**
   * The folder with the translations, one subfolder per language: `de/<extension name>.json`, an object of ICU MessageFormat
   * strings by key. It is read at startup; adding a language requires no code.
   */
  readonly languages?: URL;
  /** The kinds of contributions that the extension accepts from others. */
  readonly contributionPoints?: Readonly<Record<string, ContributionPoint>>;
  /**
   * Additional checks for kinds declared by other extensions, by kind. Each returns what is wrong with one contribution, and runs
   * only if the contribution point's own `fault` finds nothing.
   */
  readonly contributionChecks?: Readonly<Record<string, NonNullable<ContributionPoint['fault']>>>;
  /** Runs once, without I/O, and returns plain data that can be checked, printed, and tested. */
  setup(config: z.output<Config>): Setup;
}

/**
 * Accepts only objects with known keys: each key of `Given` that `Known` lacks must be `never`, in nested lists and plain objects
 * too. The compiler thus reports a misspelled key that it would otherwise accept in a function result.
 */
export type Exact<Given, Known> = Given extends (...args: never) => unknown
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly Exact<Item, ItemOf<Known>>[]
    : Given extends object
      ? unknown extends Known
        ? Given
        : { [K in keyof Given]: K extends KeysOf<Known> ? Exact<Given[K], ValueOf<Known, K>> : never }
      : Given;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
type ValueOf<T, K extends PropertyKey> = T extends unknown
  ? K extends keyof T
    ? NonNullable<T[K]>
    : never
  : never;
type KeysOf<T> = T extends unknown ? keyof T : never;

/** Types `setup` by the extension's config schema, and ensures that its result contains only known kinds of contributions. */
export const defineExtension = <
  Config extends z.ZodType = z.ZodType<undefined>,
  Returned extends Setup = Setup,
>(
  extension: Omit<Extension<Config>, 'setup'> & {
    setup(config: z.output<Config>): Returned & ExactSetup<Returned>;
  },
): Extension => markMade(extension) as unknown as Extension;

type ExactSetup<Returned> = Setup extends Returned
  ? unknown
  : {
      [K in keyof Returned]: K extends keyof Setup ? Exact<Returned[K], NonNullable<Setup[K]>> : never;
    };
