import { createRequire } from 'node:module';

/**
 * Node's own `http`, loaded with `require`: an `import` evaluates all of its exports, and thus loads the client behind `fetch`,
 * 11 MB that a shop needs only when `fetch` is first called.
 */
export const nodeHttp = createRequire(import.meta.url)('node:http') as typeof import('node:http');
