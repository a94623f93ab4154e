/** Sources that a page needs besides those that every page may use. Values are sources as the header names them. */
export interface ForeignSources {
  readonly 'script-src'?: readonly string[];
  readonly 'connect-src'?: readonly string[];
  readonly 'frame-src'?: readonly string[];
  /** The targets that the page's forms may lead to. Browsers apply it to a form's redirects too. */
  readonly 'form-action'?: readonly string[];
}

/** Puts sources together, each once. */
export function mergeSources(all: readonly ForeignSources[]): ForeignSources {
  const merged: { -readonly [Kind in keyof ForeignSources]: readonly string[] } = {};
  for (const kind of KINDS) {
    const sources = new Set(all.flatMap((one) => one[kind] ?? []));
    if (sources.size > 0) merged[kind] = [...sources];
  }
  return merged;
}

const KINDS = ['script-src', 'connect-src', 'frame-src', 'form-action'] as const;

/** The sources of pages whose form leads on to a payment gateway: only the payment method knows its address. */
export const GATEWAY_FORMS: ForeignSources = { 'form-action': ['*'] };

/** The Content-Security-Policy of answers that are data: a browser that opens one as a page runs and loads nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the Content-Security-Policy of a page: only scripts, styles and forms of the shop, and no script in the markup. Images
 * may come from anywhere, because products name them by address.
 */
export function contentSecurity(sources: ForeignSources = {}): string {
  const own = (kind: keyof ForeignSources) => [kind, "'self'", ...(sources[kind] ?? [])].join(' ');
  return [
    "default-src 'self'",
    own('script-src'),
    own('connect-src'),
    own('frame-src'),
    own('form-action'),
    "style-src 'self'",
    'img-src * data:',
    'media-src *',
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
