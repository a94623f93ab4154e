/** A link of an answer. */
export const link = (rel: string, href: string) => ({ rel, href, action: 'GET', types: ['text/html'] });
