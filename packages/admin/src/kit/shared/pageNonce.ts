/**
 * CSP nonce of the page, for styles that components create at run time. It is read from the property because browsers hide the attribute.
 */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
