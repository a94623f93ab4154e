/** What a page may use from elsewhere, beside what all pages may. Values are sources as the header names them. */
export interface ForeignSources {
  readonly 'script-src'?: readonly string[];
  readonly 'connect-src'?: readonly string[];
  readonly 'frame-src'?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: scripts and styles of the shop alone, none in the markup. Pictures may come from
 * anywhere, for products name them by address. Forms may lead on to the page of a gateway, so they are not bound.
 */
export function contentSecurity(sources: ForeignSources = {}): string {
  const own = (kind: keyof ForeignSources) => [kind, "'self'", ...(sources[kind] ?? [])].join(' ');
  return [
    "default-src 'self'",
    own('script-src'),
    own('connect-src'),
    own('frame-src'),
    "style-src 'self'",
    'img-src * data:',
    'media-src *',
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
