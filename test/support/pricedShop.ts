/**
 * A shop in a separate process that prints its URL. It reads again four times a second who sees which prices, as a production shop does less
 * often. The test kills the process.
 */
import { createTestShop } from '@shop/runtime/testing';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const shop = await createTestShop({ databaseUrl, extensions: [], config: { rateLimit: false } });
setInterval(() => void serverOf(shop.app).pricing?.refresh(), 250).unref();
process.stdout.write(`${shop.url}\n`);
