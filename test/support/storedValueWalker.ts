import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { walkLedgers } from './walkLedgers.ts';

/** Walks over ledgers in a process of its own, and prints what it did as JSON. Arguments: the database's URL, and the walk as JSON. */
const [url = '', walk = ''] = process.argv.slice(2);
const { db, close } = await openDatabase({ url, poolSize: 4 });
const changes = await walkLedgers(db, JSON.parse(walk));
await close();
process.stdout.write(JSON.stringify(changes));
