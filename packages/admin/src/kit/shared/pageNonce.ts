/**
 * CSP nonce of the page, for styles that components create at run time. It is read from the DOM property because browsers hide the
 * attribute's value.
 */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
