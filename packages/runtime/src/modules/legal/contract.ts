/** A link to a legal page that the merchant has chosen. */
export interface LegalPageLink {
  readonly kind: 'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'imprint';
  /** The absolute URL of the page. */
  readonly url: string;
}

/** The legal service, `app.legal`. */
export interface LegalService {
  /**
   * Lists the legal pages of the shop that are public, in the order in which the storefront shows them. Runs one SQL statement. The URLs are in
   * the given language. Default: the shop's default language.
   */
  links(language?: string): Promise<readonly LegalPageLink[]>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly legal: LegalService;
  }
}
