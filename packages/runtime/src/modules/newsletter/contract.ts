import type { Db } from '../../platform/db/db.ts';

/** A person who asked for the newsletter. */
export interface NewsletterRequest {
  readonly email: string;
  /** The language of the shop in which the person is written to. Default: that of the app. */
  readonly language?: string | undefined;
}

/** Offers the newsletter to people who asked for it elsewhere, such as a channel of sale. */
export interface NewsletterService {
  /**
   * Sends a link to an email address, by which its owner confirms that they want the newsletter. Nobody is subscribed without it. An
   * address that is subscribed gets no link. Call this only after a clear yes of the person: silence is none. Returns false if the text is not
   * an email address. Opens its own transaction.
   */
  request(db: Db, request: NewsletterRequest): Promise<boolean>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly newsletter: NewsletterService;
  }
}
