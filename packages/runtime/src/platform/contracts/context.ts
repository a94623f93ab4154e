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
 * The running shop, passed to all code. Modules add their services by declaration merging (`declare module
 * '…/platform/contracts/context.ts' { interface AppContext { carts: CartsService } }`) and provide them with `services`.
 */
export interface AppContext {
  readonly config: ShopConfig;
  /** The database pool. Inside a transaction, use the `Db` that was passed to you instead. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /**
   * Returns an absolute URL of this shop, based on `shop.url` and never on a request's Host header. A page URL points to the page
   * in this app's language.
   */
  url(path: string, query?: Readonly<Record<string, string>>): string;
  /** The languages of the shop. */
  readonly languages: Languages;
  /** The language code of this app: the request language in a handler, otherwise the default language. */
  readonly language: string;
  /** The locale used to format messages, amounts, and dates in that language. */
  readonly locale: string;
  /** Returns the app for another shop language, or for the default language if the shop does not have the code. */
  inLanguage(code: string): AppContext;
  /** Returns the translated messages for a locale. Default: the locale of this app. */
  texts(locale?: string): Text;
  /** Calls an external service with a deadline. Never call it inside a transaction. */
  fetch(url: string | URL, init: RequestInit & { timeoutMs: number }): Promise<Response>;
  /** Runs a key's processors on a value, in extension order. Results are not cached. `trace` receives every step. */
  process<K extends keyof RegistryValues>(
    key: K,
    value: RegistryValues[K]['value'],
    context: RegistryValues[K]['context'],
    trace?: (step: ProcessorStep) => void,
  ): Promise<RegistryValues[K]['value']>;
  /** Writes events to the event log and the outbox in the caller's transaction: one statement. */
  emit(db: Db, ...events: readonly EventOf<keyof Events>[]): Promise<void>;
  /** Returns the contributions of one kind, such as the shipping providers. */
  registry<K extends ContributionKind>(kind: K): Registry<NonNullable<Contributions[K]>[number]>;
}

/** An event with the payload type for its name. */
export type EventOf<K extends keyof Events> = {
  [Name in K]: { readonly name: Name; readonly payload: Events[Name] };
}[K];
