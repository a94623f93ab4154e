/** Extra Content-Security-Policy sources for a page, in header syntax. They extend the sources allowed on every page. */
export interface ForeignSources {
  readonly 'script-src'?: readonly string[];
  readonly 'connect-src'?: readonly string[];
  readonly 'frame-src'?: readonly string[];
  /** The URLs to which the page's forms may submit. Browsers also check redirects after a form submission. */
  readonly 'form-action'?: readonly string[];
}

/** Merges several sets of sources and removes duplicates. */
export function mergeSources(all: readonly ForeignSources[]): ForeignSources {
  const merged: { -readonly [Kind in keyof ForeignSources]: readonly string[] } = {};
  for (const kind of KINDS) {
    const sources = new Set(all.flatMap((one) => one[kind] ?? []));
    if (sources.size > 0) merged[kind] = [...sources];
  }
  return merged;
}

const KINDS = ['script-src', 'connect-src', 'frame-src', 'form-action'] as const;

/**
 * The sources for pages with a form that redirects to a payment gateway. Any target is allowed, because only the payment method
 * knows the gateway's URL.
 */
export const GATEWAY_FORMS: ForeignSources = { 'form-action': ['*'] };

/** The Content-Security-Policy for data responses. A browser that opens such a response as a page runs and loads nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns a page's Content-Security-Policy: only scripts, styles, and forms from the shop, and no inline scripts. Images may come
 * from anywhere, because products reference them by URL.
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
