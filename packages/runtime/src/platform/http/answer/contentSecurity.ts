/** Content sources that a page needs in addition to those allowed on every page, in the syntax of the header. */
export interface ForeignSources {
  readonly 'script-src'?: readonly string[];
  readonly 'connect-src'?: readonly string[];
  readonly 'frame-src'?: readonly string[];
  /** The permitted targets of the page's forms. Browsers apply this to form redirects too. */
  readonly 'form-action'?: readonly string[];
}

/** Merges sources, without duplicates. */
export function mergeSources(all: readonly ForeignSources[]): ForeignSources {
  const merged: { -readonly [Kind in keyof ForeignSources]: readonly string[] } = {};
  for (const kind of KINDS) {
    const sources = new Set(all.flatMap((one) => one[kind] ?? []));
    if (sources.size > 0) merged[kind] = [...sources];
  }
  return merged;
}

const KINDS = ['script-src', 'connect-src', 'frame-src', 'form-action'] as const;

/** The sources for pages whose form leads to a payment gateway, whose address only the payment method knows. */
export const GATEWAY_FORMS: ForeignSources = { 'form-action': ['*'] };

/** The Content-Security-Policy for data responses: a browser that opens one as a page runs and loads nothing. */
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
