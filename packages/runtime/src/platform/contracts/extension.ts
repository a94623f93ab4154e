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
 * The contributions of an extension: arrays of plain data, so that order and owner stay visible. Modules add their own kinds
 * (shipping providers, payment methods) by declaration merging.
 */
export interface Contributions {
  readonly routes?: readonly Route[];
  readonly permissions?: readonly Permission[];
  readonly authenticators?: readonly Authenticator[];
  readonly registryKeys?: readonly RegistryKey[];
  readonly processors?: readonly Processor[];
  /** The events that it emits. Their payloads are declared in `Events`. */
  readonly events?: readonly EventDefinition[];
  readonly subscribers?: readonly Subscriber[];
  readonly eventRecorders?: readonly EventRecorder[];
  readonly jobs?: readonly Job[];
  readonly messages?: readonly MessageCatalogue[];
}

/** A permission that is not the id of a route. Roles may hold it, and fields of the admin schema may require it. */
export interface Permission {
  readonly id: string;
  /** The actions that it allows, for people who compose a role. */
  readonly description: string;
}

export type ContributionKind = keyof Contributions;

/**
 * The deadlines of the config for functions of contributions. `callMs`: a shopper's request waits for it among others.
 * `answerMs`: it is the whole answer.
 */
export type Deadline = 'callMs' | 'answerMs';

/** The kind of a member. `?`: it may be absent. `any`: the point itself checks it, or nobody does. */
export type MemberKind = 'text' | 'text?' | 'function' | 'function?' | 'any';

/** The members of contributions of a kind, by name. `satisfies Members<Route>` holds the list complete. */
export type Members<T = never> = [T] extends [never]
  ? Readonly<Record<string, MemberKind>>
  : Readonly<Record<keyof T, MemberKind>>;

/** Describes one kind of contribution: its key, and its name in errors. The owner of the kind declares it. */
export interface ContributionPoint<T = never> {
  /** The kind's name for people: `shipping provider`. */
  readonly noun: string;
  /** Returns the key that no two contributions may share, or null for kinds without keys, such as processors. */
  keyOf(item: T): string | null;
  /** True for kinds whose key begins with the name of their owner: those of a module and of an extension of one name are two. */
  readonly isOwned?: true;
  /**
   * The members that a contribution may have. Others stop the start, with the nearest name. Absent: any. `satisfies Members<T>` holds the
   * list complete.
   */
  readonly members?: Members;
  /** The contribution of another kind that one of this kind names by its key. A key that nobody contributes stops the start. */
  readonly names?: {
    readonly kind: ContributionKind;
    /** The other kind's name in the error: `event`. */
    readonly noun: string;
    key(item: T): string;
  };
  /** Returns the fault of one contribution of an extension, or null. Its text follows the extension's name in the start error. */
  fault?(item: T, extension: string): string | null;
  /**
   * The names of the functions that have a deadline if an extension brings them. A promise that is late rejects, and errors are
   * named in the log and at `/readyz`. A `deadlineMs` of the contribution takes precedence.
   */
  readonly deadlines?: Readonly<Record<string, Deadline>>;
  /**
   * The names of the functions that are asked while somebody waits, and whose answer may lack, if an extension brings them. After three
   * failures in a row they are not called for 30 s, and then tried by one call. `lateness`: only missed deadlines count, because
   * the caller's input decides whether it throws. A promise must end by a deadline, or by the `signal` of the first argument.
   */
  readonly breaks?: Readonly<Record<string, 'failures' | 'lateness'>>;
  /** Returns the settings that each contribution brings with it, such as a payment method's switch and name. */
  settingsOf?(item: T): Readonly<Record<string, SettingDefinition>>;
}

/** Undoes what a start hook did, when the shop stops. */
export type Stop = () => void | Promise<void>;

/** The result of `setup`: contributions, and a hook that runs once the shop is complete. */
export interface Setup extends Contributions {
  /** The services that this extension puts on the app; for modules, which type them on `AppContext`. */
  readonly services?: (app: AppContext) => Partial<AppContext>;
  /** Runs before the shop listens, within 10 s. It may return a function that undoes it. */
  readonly start?: (app: AppContext) => void | Stop | Promise<void | Stop>;
  /** Runs as `start` does, and after it, in processes alone that deliver events and run jobs. */
  readonly work?: (app: AppContext) => void | Stop | Promise<void | Stop>;
}

/**
 * A setting, whose schema has the default. Secret ones are write-only. A value in the config file at `configKey` takes
 * precedence.
 */
export interface SettingDefinition {
  readonly schema: z.ZodType;
  readonly secret?: boolean;
  /**
   * True for an amount of money in the store's currency, a number or decimal text, which is refused if it is finer than the
   * currency.
   */
  readonly amount?: boolean;
  readonly configKey?: string;
  /** The name that administrators read. Default: the words of the key. */
  readonly label?: string;
  /** The description of the setting, a sentence or two that administrators read. */
  readonly description?: string;
  /**
   * The page of the settings that shows it: `store`, `security`, `catalog`, `checkout`, `payments`, `shipping`, `tax`, `emails`,
   * `operations`, or another word in lower case. Default: the name of the extension.
   */
  readonly group?: string;
}

/** An extension or a module: its name, what it needs, and `setup`, which returns what it contributes. `defineExtension` makes one. */
export interface Extension<Config extends z.ZodType = z.ZodType> {
  /** The name, unique among the installed extensions; every start error names it. */
  readonly name: string;
  /** The range of the extension API that it was written for, such as `^1.0`. */
  readonly api: string;
  /** The extensions that come before it. A missing or circular name stops the start. */
  readonly after?: readonly string[];
  /** The schema of its slice of the config file, `system.<name>`. */
  readonly config?: Config;
  readonly settings?: Readonly<Record<string, SettingDefinition>>;
  /** The folder of its GraphQL types, one PascalCase folder each. */
  readonly graphql?: URL;
  /** The folder of its migrations, `NNNN_name.sql`. */
  readonly migrations?: URL;
  /**
   * The folder of its translations, a folder for each language: `de/<name of the extension>.json`, an object of texts in ICU
   * MessageFormat by key. The start reads it; a language that is added there needs no code.
   */
  readonly languages?: URL;
  /** The kinds of contributions that it accepts from others. */
  readonly contributionPoints?: Readonly<Record<string, ContributionPoint>>;
  /**
   * Further checks for kinds that another extension declares, by kind. Each returns the fault of one contribution, like a point's
   * own `fault`, and runs if that finds none.
   */
  readonly contributionChecks?: Readonly<Record<string, NonNullable<ContributionPoint['fault']>>>;
  /** Runs once, without I/O, and returns plain data that can be checked, printed and tested. */
  setup(config: z.output<Config>): Setup;
}

/**
 * A type that only objects with known keys fit: each key of `Given` that `Known` lacks must be `never`, in lists and in plain objects
 * within. The compiler names a misspelt key that way, where it would accept it in the result of a function.
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

/** Types `setup` by the extension's own config schema, and holds that its result has known kinds of contributions alone. */
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
