import { createRequire } from 'node:module';

/**
 * Node's own `http`, which is required and not imported: an `import` of it reads all that it exports, and so loads the client behind
 * `fetch`, 11 MB that a shop needs only once something calls `fetch`.
 */
export const nodeHttp = createRequire(import.meta.url)('node:http') as typeof import('node:http');
