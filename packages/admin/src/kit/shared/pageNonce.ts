/** The nonce of the page for styles that components make while they run. It is a property: browsers hide the attribute. */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
