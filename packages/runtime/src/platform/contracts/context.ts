import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { ShopConfig } from '../config/schema.ts';
import type { Db } from '../db/db.ts';
import type { Events } from './events.ts';
import type { ContributionKind, Contributions } from './extension.ts';
import type { Languages } from './languages.ts';
import type { Text } from './messages.ts';
import type { ProcessorStep, RegistryValues } from './processors.ts';
import type { Registry } from './registry.ts';

/**
 * The running shop, which all code receives. A module declares its services here by declaration merging (`declare module
 * '…/platform/contracts/context.ts' { interface AppContext { carts: CartsService } }`) and provides them in `services`.
 */
export interface AppContext {
  readonly config: ShopConfig;
  /** The database connection pool. Inside a transaction, use the transaction's `Db` instead. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /**
   * Returns an absolute URL of this shop. The URL is based on `shop.url`, never on the request's Host header. Page URLs use this
   * app's language.
   */
  url(path: string, query?: Readonly<Record<string, string>>): string;
  /** The languages of the shop. */
  readonly languages: Languages;
  /** The app's language code: the request language in a handler, otherwise the shop's default language. */
  readonly language: string;
  /** The locale that formats messages, amounts, and dates in the app's language. */
  readonly locale: string;
  /** Returns this app in another shop language. Falls back to the default language if the shop does not have the given one. */
  inLanguage(code: string): AppContext;
  /** Returns the function that translates messages into a locale. Default: the app's locale. */
  texts(locale?: string): Text;
  /** Sends an HTTP request to an external service, with a deadline. Never call this inside a transaction. */
  fetch(url: string | URL, init: RequestInit & { timeoutMs: number }): Promise<Response>;
  /** Encrypts and decrypts texts with a key of the calling extension, for storage in its tables. */
  readonly sealing: SealingService;
  /** Runs all processors for a key on a value, in extension order, without caching the result. `trace` is called for each step. */
  process<K extends keyof RegistryValues>(
    key: K,
    value: RegistryValues[K]['value'],
    context: RegistryValues[K]['context'],
    trace?: (step: ProcessorStep) => void,
  ): Promise<RegistryValues[K]['value']>;
  /** Writes events to the event log and the outbox in the caller's transaction, using one SQL statement. */
  emit(db: Db, ...events: readonly EventOf<keyof Events>[]): Promise<void>;
  /** Returns the contributions of one kind, such as the shipping providers. */
  registry<K extends ContributionKind>(kind: K): Registry<NonNullable<Contributions[K]>[number]>;
}

/** Encrypts what an extension stores and what nobody should be able to read in the database, such as keys for other systems. */
export interface SealingService {
  /**
   * Encrypts a text with the current key of the calling extension, by AES-256-GCM. `name` binds the result to its place, such as
   * `webhook:` and the UUID of a row, so that stored texts cannot be swapped. Returns Base64. Throws a TypeError outside the code of an
   * extension.
   */
  seal(name: string, text: string): string;
  /**
   * Decrypts a text that the calling extension sealed under this name, also if `secrets.key` has changed since and the former one is in
   * `secrets.previousKeys`. Returns null if no key matches, the text was altered, or it belongs to another name or extension. Throws a
   * TypeError outside the code of an extension.
   */
  open(name: string, sealed: string): string | null;
}

/** An event with the payload type for its name. */
export type EventOf<K extends keyof Events> = {
  [Name in K]: { readonly name: Name; readonly payload: Events[Name] };
}[K];
