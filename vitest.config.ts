import { defineConfig } from 'vitest/config';
import { CostReporter } from './test/run/costReporter.ts';
import { included } from './test/run/lanes.ts';
import { LongestFirst } from './test/run/longestFirst.ts';

/** As Node resolves packages, so that graphql is one module for ours and for graphql-tools. */
const conditions = ['@shop/source', 'module-sync', 'node'];
const lane = process.env['LANE'];
const timeout = lane === 'night' ? 1_800_000 : 240_000;

/** Unit tests are pure and stand beside the code; `db` tests run on clones of one migrated template database. */
export default defineConfig({
  resolve: { conditions: ['@shop/source'] },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Files share the modules of their worker: to load the runtime anew for each took a third of the time. No test replaces a module, and
    // what a test stubs it gives back.
    isolate: false,
    unstubGlobals: true,
    // Two workers leave a fifth of two cores idle: tests wait for browsers, databases and processes of their own.
    maxWorkers: 3,
    reporters: ['default', new CostReporter()],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/run/meter.ts', 'test/run/seeded.ts'],
    // A busy machine is slow, and tests are larger at night; what hangs is ended all the same.
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: included('unit', lane),
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: included('db', lane),
          globalSetup: ['test/support/globalSetup.ts'],
          pool: 'forks',
        },
      },
    ],
  },
});
