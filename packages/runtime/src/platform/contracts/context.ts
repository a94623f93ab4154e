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
 * The running shop, which all code receives. Modules add their services by declaration merging (`declare module
 * '…/platform/contracts/context.ts' { interface AppContext { carts: CartsService } }`) and provide them with `services`.
 */
export interface AppContext {
  readonly config: ShopConfig;
  /** The database pool. Inside a transaction use the `Db` that you received, not this one. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /**
   * Returns an absolute address of this shop, from `shop.url`; never from a request's Host header. That of a page leads to the
   * page in the language of this app.
   */
  url(path: string, query?: Readonly<Record<string, string>>): string;
  /** The languages of the shop. */
  readonly languages: Languages;
  /** The code of the language that this app speaks: the one of the request in a handler, else the default language. */
  readonly language: string;
  /** The tag by which texts, amounts and dates are written in that language. */
  readonly locale: string;
  /** Returns the app that speaks another language of the shop; for a code that the shop does not have, the default one. */
  inLanguage(code: string): AppContext;
  /** Returns the texts for people in a locale. Default: that of this app. */
  texts(locale?: string): Text;
  /** Calls an outside service, with a deadline. Never call it inside a transaction. */
  fetch(url: string | URL, init: RequestInit & { timeoutMs: number }): Promise<Response>;
  /** Runs the processors of a key over a value, in extension order. Nothing is cached. `trace` receives every turn. */
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

/** An event with the payload of its name. */
export type EventOf<K extends keyof Events> = {
  [Name in K]: { readonly name: Name; readonly payload: Events[Name] };
}[K];
