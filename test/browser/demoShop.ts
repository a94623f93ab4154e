import { createDatabase } from '../support/databases.ts';
import { endAll, startShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';

export interface DemoShop {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the demo shop of README with simulated gateways, in a process of its own. */
export async function startDemoShop(port: number): Promise<DemoShop> {
  const database = await createDatabase();
  const store = createStore({
    demo: true,
    extensions: ['@shop/core-shipping', '@shop/cod', '@shop/cardgw', '@shop/walletgw'],
    rateLimit: false,
    database: { url: database.url },
  });
  const running = startShop(['dev', '--port', String(port), '--simulate-gateways', '--migrate'], {
    cwd: store.dir,
  });
  await running.prints(/Ctrl-C stops the shop/);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await endAll();
      store.remove();
      await database.drop();
    },
  };
}
