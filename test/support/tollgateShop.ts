/** A shop with a tollgate in a separate process that prints its URL. The test kills the process. */
import { createTestShop } from '@shop/runtime/testing';
import { tollgate } from './tollgate.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const shop = await createTestShop({ databaseUrl, extensions: [tollgate], config: { rateLimit: false } });
process.stdout.write(`${shop.url}\n`);
