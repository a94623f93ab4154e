/** A worker process that starts a job and never finishes it. It prints a line when the job starts. Its test kills it. */
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { startWorker } from '../../packages/runtime/src/platform/jobs/worker.ts';
import { workerApp } from './workerApp.ts';

const [url = ''] = process.argv.slice(2);
const { db } = await openDatabase({ url, poolSize: 2 });
const hang = async () => {
  process.stdout.write('working\n');
  await new Promise(() => {});
};
const bySomeModule = <T>(value: T) => ({ owner: 'accounts', isCore: true, value });
await startWorker({
  connectionString: url,
  app: workerApp(db),
  subscribers: [bySomeModule({ id: 'mail', event: 'order_placed' as const, handle: hang })],
  jobs: [bySomeModule({ id: 'tidy', schedule: '0 0 1 1 *', run: hang })],
  log: workerApp(db).log,
  heartbeatMs: 200,
});
