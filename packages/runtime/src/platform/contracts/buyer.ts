import { anonymous } from './caller.ts';
import type { Caller } from './caller.ts';
import type { AppContext } from './context.ts';

/** The buyer for whom a service is called. An empty object is a guest in the shop's default language. */
export interface Buyer {
  /** The caller whose carts and orders may be used. Default: a guest without a session, as any client of the REST API. */
  readonly caller?: Caller;
  /** The code of the language of texts and of the cart. Falls back to the shop's default language. */
  readonly language?: string;
  /** The IP address of the buyer. Null or absent if it is not known. */
  readonly ip?: string | null;
  /** The user agent of the client. */
  readonly userAgent?: string | null;
}

/** Returns the caller of a service. */
export const callerOf = ({ caller }: Buyer): Caller => caller ?? anonymous;

/** Returns the app in the language of the buyer. */
export const appOf = (app: AppContext, { language }: Buyer): AppContext =>
  language === undefined ? app : app.inLanguage(language);
