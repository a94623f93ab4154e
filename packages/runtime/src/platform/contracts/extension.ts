import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { EventDefinition, EventRecorder, Subscriber } from './events.ts';
import type { Authenticator } from './caller.ts';
import type { Door } from './door.ts';
import type { Route } from './route.ts';
import type { Job } from './jobs.ts';
import type { MessageCatalogue } from './messages.ts';
import type { Processor, RegistryKey } from './processors.ts';
import { markMade } from './oneRuntime.ts';

/**
 * Everything that an extension contributes, as arrays of plain data. Modules add more kinds of contributions, such as shipping
 * providers and payment methods, by declaration merging.
 */
export interface Contributions {
  readonly routes?: readonly Route[];
  readonly doors?: readonly Door[];
  readonly permissions?: readonly Permission[];
  readonly authenticators?: readonly Authenticator[];
  readonly registryKeys?: readonly RegistryKey[];
  readonly processors?: readonly Processor[];
  /** The events that the extension emits. Declare their payload types in `Events`. */
  readonly events?: readonly EventDefinition[];
  readonly subscribers?: readonly Subscriber[];
  readonly eventRecorders?: readonly EventRecorder[];
  readonly jobs?: readonly Job[];
  readonly messages?: readonly MessageCatalogue[];
}

/**
 * A permission that is not tied to a route. Administrators can grant it to roles, and fields of the admin GraphQL schema can
 * require it.
 */
export interface Permission {
  readonly id: string;
  /** Describes what the permission allows, as shown in the role editor. */
  readonly description: string;
}

export type ContributionKind = keyof Contributions;

/**
 * The config setting that limits the duration of a contributed function. `callMs` is for functions that run as part of a shopper's
 * request, `answerMs` for functions that produce the entire response.
 */
export type Deadline = 'callMs' | 'answerMs';

/** The required type of a contribution's member. A `?` marks an optional member. `any` skips the type check. */
export type MemberKind = 'text' | 'text?' | 'function' | 'function?' | 'any';

/**
 * Maps the name of each member of a contribution to its required type. `satisfies Members<Route>` ensures that no member is missing
 * from the list.
 */
export type Members<T = never> = [T] extends [never]
  ? Readonly<Record<string, MemberKind>>
  : Readonly<Record<keyof T, MemberKind>>;

/**
 * Describes one kind of contribution: how to key, validate, and name it. The module or extension that introduces the kind declares
 * it.
 */
export interface ContributionPoint<T = never> {
  /** The term for this kind in error messages, such as `shipping provider`. */
  readonly noun: string;
  /** Returns the contribution's key, which must be unique within the kind. Null for kinds without keys, such as processors. */
  keyOf(item: T): string | null;
  /** True if each key is prefixed with the owner's name, so that a module and an extension with the same name do not share keys. */
  readonly isOwned?: true;
  /**
   * The members that a contribution may have. Any other member stops startup with an error that suggests the closest valid name. If
   * absent, every member is allowed. `satisfies Members<T>` ensures that no member is missing from the list.
   */
  readonly members?: Members;
  /** The other kind of contribution that this kind refers to by key. A reference to an unknown key stops startup. */
  readonly names?: {
    readonly kind: ContributionKind;
    /** The term for the referenced kind in error messages, such as `event`. */
    readonly noun: string;
    key(item: T): string;
  };
  /**
   * Returns an error message if an extension's contribution is invalid, otherwise null. The startup error prints the message after
   * the extension's name.
   */
  fault?(item: T, extension: string): string | null;
  /**
   * The functions that must finish within a deadline when an extension contributes them. If a promise is late, the caller gets a
   * rejection. Errors appear in the log and at `/readyz`. A contribution's own `deadlineMs` overrides the config.
   */
  readonly deadlines?: Readonly<Record<string, Deadline>>;
  /**
   * The functions that run during a request but whose result is optional, when an extension contributes them. After three
   * consecutive failures, a function is suspended for 30 s and then retried with a single call. With `lateness`, only missed
   * deadlines count as failures, because the function may throw for invalid input from the caller. A function that returns a
   * promise needs a deadline, or a `signal` in its first argument that aborts the call.
   */
  readonly breaks?: Readonly<Record<string, 'failures' | 'lateness'>>;
  /**
   * The functions whose errors may repeat what a shopper typed. When an extension contributes them, an error keeps its name and its
   * stack frames, but its message and its cause are dropped, so that no log contains them.
   */
  readonly conceals?: readonly string[];
  /** Returns the settings that a contribution adds, such as the on/off switch and the display name of a payment method. */
  settingsOf?(item: T): Readonly<Record<string, SettingDefinition>>;
}

/** Reverses a start hook during shutdown. */
export type Stop = () => void | Promise<void>;

/** The result of an extension's `setup`: its contributions and its startup hooks. */
export interface Setup extends Contributions {
  /** Returns the services that a module adds to the app. Only modules can do this; they declare the types on `AppContext`. */
  readonly services?: (app: AppContext) => Partial<AppContext>;
  /** Runs before the shop starts to accept requests, for up to 10 s. May return a function that reverses it during shutdown. */
  readonly start?: (app: AppContext) => void | Stop | Promise<void | Stop>;
  /** Runs after `start`, but only in processes that deliver events and run jobs. */
  readonly work?: (app: AppContext) => void | Stop | Promise<void | Stop>;
}

/**
 * Declares a setting. The schema provides the default value. Secret settings are write-only. A value at `configKey` in the config
 * file overrides the stored value.
 */
export interface SettingDefinition {
  readonly schema: z.ZodType;
  readonly secret?: boolean;
  /**
   * True for a money amount in the store currency, as a number or decimal string. Amounts with too many decimals for the currency
   * are rejected.
   */
  readonly amount?: boolean;
  readonly configKey?: string;
  /** The label shown to administrators. Default: generated from the settings key. */
  readonly label?: string;
  /** One or two sentences that describe the setting to administrators. */
  readonly description?: string;
  /**
   * The admin page that shows the setting: `store`, `security`, `catalog`, `checkout`, `payments`, `shipping`, `tax`, `emails`,
   * `operations`, or another lowercase word. Default: the extension name.
   */
  readonly group?: string;
}

/** An extension or a module. Create one with `defineExtension`. */
export interface Extension<Config extends z.ZodType = z.ZodType> {
  /** The name that identifies the extension in the shop and in startup errors. Must be unique among the installed extensions. */
  readonly name: string;
  /** The semver range of extension API versions that the extension supports, such as `^1.0`. */
  readonly api: string;
  /** The names of the extensions to load before this one. Startup fails if one is missing or the names form a cycle. */
  readonly after?: readonly string[];
  /** The schema for the extension's config section, `system.<name>`. */
  readonly config?: Config;
  readonly settings?: Readonly<Record<string, SettingDefinition>>;
  /** The folder with the extension's GraphQL types, each in a PascalCase subfolder. */
  readonly graphql?: URL;
  /** The folder with the extension's SQL migrations, named `NNNN_name.sql`. */
  readonly migrations?: URL;
  /**
   * The folder with the translations, in one subfolder per language. Each file, such as `de/<extension name>.json`, is a JSON
   * object that maps message keys to ICU MessageFormat strings. The shop reads the files at startup.
   */
  readonly languages?: URL;
  /** The kinds of contributions that other extensions can make to this extension. */
  readonly contributionPoints?: Readonly<Record<string, ContributionPoint>>;
  /**
   * Additional checks for contributions to kinds that other extensions declare, by kind. Each check returns an error message or
   * null. It runs only after the kind's own `fault` check has passed.
   */
  readonly contributionChecks?: Readonly<Record<string, NonNullable<ContributionPoint['fault']>>>;
  /** Returns the extension's contributions and hooks. Runs once and must not perform any I/O. */
  setup(config: z.output<Config>): Setup;
}

/**
 * Allows only keys of `Known` in `Given`, including in nested lists and plain objects: the type of any other key becomes `never`.
 * The compiler can then report misspelled keys in a function's return value, which it would otherwise accept.
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

/**
 * Defines an extension. Its config schema determines the type that `setup` receives, and `setup` may return only known kinds of
 * contributions.
 */
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
