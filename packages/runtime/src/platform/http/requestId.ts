import { randomUUID } from 'node:crypto';

const SANE = /^[\w.:=+/@-]{1,128}$/;

/** The id that the client sent, where it is fit for logs and headers, else a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : randomUUID();
