/** The kinds of legal pages. */
export type LegalPageKind = 'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'imprint';

/** A public page that the merchant has chosen as a legal page. */
export interface LegalPage {
  readonly kind: LegalPageKind;
  readonly title: string;
  /** The absolute URL of the page. */
  readonly url: string;
}

/** The service for legal pages, `app.legal`. */
export interface LegalService {
  /**
   * Lists the legal pages that are public, in a language (default: the shop's). Requires one SQL statement, or two for languages other than the
   * default.
   */
  pages(reader?: { readonly language?: string }): Promise<readonly LegalPage[]>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly legal: LegalService;
  }
}
