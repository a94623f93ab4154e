/**
 * Baseline program that runs the statements of the product reads with plain node:http and slonik, using the shop's settings and the same
 * socket. It responds with the rows as JSON, and has no routes, checks or log.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { findTokenOwner } from '../../packages/runtime/src/modules/auth/adminToken.repo.ts';
import { findProduct } from '../../packages/runtime/src/modules/catalog/products/product.repo.ts';
import { findProductCard } from '../../packages/runtime/src/modules/catalog/listing/productCard.repo.ts';
import { answerProbes } from './probe.ts';

const { db, statements } = await openDatabase({ url: process.env['DATABASE_URL'] as string, poolSize: 10 });

/** Reads by the first path segment. The second path segment is the UUID. */
const reads: Readonly<Record<string, (uuid: string, token: string) => Promise<unknown>>> = {
  /** The statement of the GraphQL read. */
  card: (uuid) => findProductCard(db, { uuid }, 'storefront', null),
  /** The statement of the REST read. */
  product: (uuid) => findProduct(db, { uuid }),
  /** Both statements of the REST read, for the caller and the product. */
  callerAndProduct: async (uuid, token) => {
    await findTokenOwner(db, token, ['access', 'api'], new Date());
    return findProduct(db, { uuid });
  },
};

const server = createServer(async (req, res) => {
  const [, name = '', uuid = ''] = (req.url ?? '').split('/');
  const row = await reads[name]?.(uuid, req.headers.authorization?.slice('Bearer '.length) ?? '');
  const body = JSON.stringify(row);
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
});
server.listen(0, '127.0.0.1', () => answerProbes((server.address() as AddressInfo).port, statements));
