import { createRequire } from 'node:module';

/**
 * Node's `http` module, loaded with `require`. An `import` would evaluate all exports and thereby load the `fetch` client,
 * which takes 11 MB and is not needed until `fetch` is first called.
 */
export const nodeHttp = createRequire(import.meta.url)('node:http') as typeof import('node:http');
