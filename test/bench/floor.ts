/**
 * The floor program: the work of bare node:http and slonik with our settings, over the same socket, when they run the statements
 * of the product reads and answer with the rows as JSON. It has no routes, no checks and no log.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { findTokenOwner } from '../../packages/runtime/src/modules/auth/adminToken.repo.ts';
import { findProduct } from '../../packages/runtime/src/modules/catalog/products/product.repo.ts';
import { findProductCard } from '../../packages/runtime/src/modules/catalog/listing/productListing.repo.ts';
import { answerProbes } from './probe.ts';

const { db, statements } = await openDatabase({ url: process.env['DATABASE_URL'] as string, poolSize: 10 });

/** The reads by the first segment of the path; the second segment is the uuid. */
const reads: Readonly<Record<string, (uuid: string, token: string) => Promise<unknown>>> = {
  /** The statement of the GraphQL read. */
  card: (uuid) => findProductCard(db, { uuid }, 'storefront'),
  /** The statement of the REST read. */
  product: (uuid) => findProduct(db, { uuid }),
  /** The two statements of the REST read: who calls, and the product. */
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
