import { createShop } from '../app.ts';
import { openDatabase } from '../platform/db/pool.ts';
import { describeExtensions } from '../platform/extensions/describe.ts';
import { migrationStatus } from '../platform/migrations/migrationStatus.ts';
import type { MigrationState } from '../platform/migrations/ledger.ts';
import { serverOf } from '../platform/serverContext.ts';
import type { Diagnosis } from './doctor/check.ts';
import { checkReadiness, checkRecords, evaluateConfiguration } from './doctor/diagnose.ts';
import { selectChecks } from './doctor/checks.ts';
import type { CheckFilter } from './doctor/checks.ts';
import { gatherFacts } from './doctor/facts.ts';
import { migrateStore, withStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';

/** The store to check with `shop doctor`, and the selected checks. */
export interface DoctorOptions extends StoreOptions {
  /** The names of the checks and groups to run. Default: all. */
  readonly only?: readonly string[];
  /** The time limit in milliseconds for each SQL statement that checks records. Default: 10 seconds. */
  readonly limitMs?: number;
}

/**
 * Runs `shop doctor`: checks the shop's requirements, its configuration, and the consistency of its records. Changes nothing, except
 * that the embedded database is migrated, as by every command. While migrations are pending, only checks the machine and the
 * configuration.
 */
export const diagnoseStore = (options: DoctorOptions): Promise<readonly Diagnosis[]> => {
  const isSelected = selectChecks(options.only ?? []);
  return withStore({ ...options, command: 'doctor' }, async (store) => {
    if (store.isEmbedded) await migrateStore(store, options);
    const { config, databaseUrl, plan } = store;
    const migrations = await migrationStatus({
      url: config.database.directUrl ?? databaseUrl,
      sources: plan.migrationSources,
    });
    const isMigrated = migrations.every(({ state }) => state === 'applied' || state === 'missing');
    return isMigrated
      ? diagnoseShop(store, { ...options, isSelected, migrations })
      : diagnoseMachine(store, isSelected, migrations);
  });
};

async function diagnoseShop(
  store: Store,
  options: DoctorOptions & {
    readonly isSelected: CheckFilter;
    readonly migrations: readonly MigrationState[];
  },
): Promise<readonly Diagnosis[]> {
  const { isSelected, migrations, limitMs, onStep, signal } = options;
  const shop = await createShop({ ...store, worker: false });
  try {
    const { app } = shop;
    const facts = await gatherFacts({
      ...store,
      ...store.plan,
      app,
      db: app.db,
      migrations,
      extensions: serverOf(app).extensions(),
    });
    return [
      ...(await checkReadiness(app, app.db, isSelected)),
      ...evaluateConfiguration(facts, isSelected),
      ...(await checkRecords(app, app.db, {
        isSelected,
        ...(limitMs !== undefined && { limitMs }),
        onCheck: (done, total) => {
          signal?.throwIfAborted();
          onStep?.({ name: 'checkRecords', done, total });
        },
      })),
    ];
  } finally {
    await shop.stop();
  }
}

async function diagnoseMachine(
  store: Store,
  isSelected: CheckFilter,
  migrations: readonly MigrationState[],
): Promise<readonly Diagnosis[]> {
  const { config, databaseUrl, plan, log } = store;
  const database = await openDatabase({ ...config.database, url: databaseUrl, log });
  try {
    const facts = await gatherFacts({
      ...store,
      ...plan,
      app: null,
      db: database.db,
      migrations,
      extensions: describeExtensions(plan, config.storeDir),
    });
    return evaluateConfiguration(facts, isSelected);
  } finally {
    await database.close();
  }
}
