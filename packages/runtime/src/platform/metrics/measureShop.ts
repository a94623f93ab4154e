import type { BatchObservableCallback, Meter, Observable } from '@opentelemetry/api';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/pool.ts';
import type { Replica } from '../db/replica/replica.ts';
import { countDeliveries } from '../events/deliveryCounts.repo.ts';
import type { Assembly } from '../extensions/assembly.ts';
import type { Contribution } from '../acting/runtimeFaults.ts';
import { withDeadline } from '../withDeadline.ts';

/**
 * Measures faults of contributions, contributions that block the event loop, are overdue, or are suspended, and extensions that
 * were skipped at startup.
 */
export function measureExtensions(
  meter: Meter,
  { faults, quarantined }: Pick<Assembly, 'faults' | 'quarantined'>,
): void {
  meter
    .createObservableCounter('shop_extension_faults_total', {
      description: 'Failures of contributions: exceptions, missed deadlines and invalid results.',
    })
    .addCallback((result) => {
      for (const { count, ...of } of faults.totals()) result.observe(count, labelsOf(of));
    });
  meter
    .createObservableGauge('shop_extension_overdue', {
      description: 'Calls of a contribution that passed their deadline and have not ended.',
    })
    .addCallback((result) => {
      for (const { count, ...of } of faults.report().overdue) result.observe(count, labelsOf(of));
    });
  meter
    .createObservableCounter('shop_extension_blocked_seconds_total', {
      description:
        'Seconds for which code of a contribution blocked the event loop, in blocks of 200 ms or more.',
    })
    .addCallback((result) => {
      for (const { seconds, ...of } of faults.blockedTotals()) result.observe(seconds, labelsOf(of));
    });
  meter
    .createObservableGauge('shop_extension_resting', {
      description:
        '1 for each function of a contribution that failed several times in a row and is temporarily not called.',
    })
    .addCallback((result) => {
      for (const { extension, contribution, member } of faults.report().resting)
        result.observe(1, { ...labelsOf({ extension, contribution }), member });
    });
  meter
    .createObservableGauge('shop_extension_left_out', {
      description: '1 for each optional extension that is installed but left out.',
    })
    .addCallback((result) => {
      for (const { name } of quarantined) result.observe(1, { extension: name });
    });
}

/**
 * Returns the metric labels for a contribution. Its kind is the first word of its description, such as `subscriber` in
 * `subscriber "ledger"`.
 */
const labelsOf = ({ extension, contribution }: Contribution) => ({
  extension,
  kind: contribution.replace(/(?: of)? ".*$| \S+\.\S+$/s, ''),
  contribution,
});

/** Measures the connections of both pools and the number of SQL statements sent. */
export function measureDatabase(
  meter: Meter,
  { pools, statements }: Pick<Database, 'pools' | 'statements'>,
  slowStatements: (() => number) | null,
): void {
  const connections = meter.createObservableGauge('shop_database_connections', {
    description: 'Database connections by pool (main, reads) and state (in_use, idle).',
  });
  const size = meter.createObservableGauge('shop_database_connections_max', {
    description: 'Maximum number of connections in a pool.',
  });
  const waiting = meter.createObservableGauge('shop_database_waiting', {
    description: 'Operations waiting for a connection from a pool.',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const [pool, use] of Object.entries(pools())) {
        result.observe(connections, use.inUse, { pool, state: 'in_use' });
        result.observe(connections, use.idle, { pool, state: 'idle' });
        result.observe(size, use.size, { pool });
        result.observe(waiting, use.waiting, { pool });
      }
    },
    [connections, size, waiting],
  );
  meter
    .createObservableCounter('shop_database_statements_total', {
      description: 'SQL statements that this process sent to the database.',
    })
    .addCallback((result) => result.observe(statements()));
  if (slowStatements)
    meter
      .createObservableCounter('shop_database_slow_statements_total', {
        description: 'SQL statements that took at least `database.slowMs`. The log lists each with its file.',
      })
      .addCallback((result) => result.observe(slowStatements()));
}

/** Measures whether the replica is used, and how many replica-eligible reads each server handled. */
export function measureReplica(meter: Meter, { answered, state }: Pick<Replica, 'answered' | 'state'>): void {
  meter
    .createObservableCounter('shop_replica_reads_total', {
      description:
        'Content reads that the replica may serve, by the server that served them (replica, primary).',
    })
    .addCallback((result) => {
      for (const [server, count] of Object.entries(answered())) result.observe(count, { server });
    });
  meter
    .createObservableGauge('shop_replica_up', {
      description: '1 if the replica responds and is up to date, else 0.',
    })
    .addCallback((result) => result.observe(state() === 'ok' ? 1 : 0));
}

/** Time limit in milliseconds for reading the outbox, so that a database outage does not delay the other metrics. */
const LOOK_MS = 2000;

/**
 * Measures the outbox, which all processes share, so that all of them report the same values. Nothing is reported while the
 * database is unreachable.
 */
export function measureOutbox(meter: Meter, db: Db): void {
  const up = meter.createObservableGauge('shop_database_up', {
    description: '1 if the database responded to this scrape, else 0.',
  });
  const deliveries = meter.createObservableGauge('shop_outbox_deliveries', {
    description:
      'Event deliveries by state: pending, or parked after their last attempt. The same in all processes.',
  });
  const oldest = meter.createObservableGauge('shop_outbox_oldest_pending_seconds', {
    description: 'Age of the oldest pending delivery, or 0 if there is none. The same in all processes.',
  });
  const look: BatchObservableCallback = async (result) => {
    const found = await withDeadline(LOOK_MS, undefined, () => countDeliveries(db)).catch(() => null);
    result.observe(up, found ? 1 : 0);
    if (!found) return;
    result.observe(deliveries, found.pending, { state: 'pending' });
    result.observe(deliveries, found.parked, { state: 'parked' });
    result.observe(oldest, found.oldest_pending_seconds);
  };
  const observed: Observable[] = [up, deliveries, oldest];
  meter.addBatchObservableCallback(look, observed);
}
