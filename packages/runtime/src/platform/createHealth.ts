import type { Replica } from './db/replica/replica.ts';
import type { Assembly } from './extensions/assembly.ts';
import type { HealthReport } from './http/healthRoutes.ts';
import { isMissed, migrationStates } from './migrations/requireMigrated.ts';
import { listMigrations } from './migrations/source.ts';
import type { ListedMigration } from './migrations/source.ts';
import type { RedisCounters } from './rateLimit/redisCounters.ts';
import type { ServerContext } from './serverContext.ts';
import type { EventLoop } from './telemetry/eventLoop.ts';

/**
 * Creates the function that reports the shop's health for `/readyz`. The report covers the database, migrations, Redis, the
 * replica, quarantined extensions, faults of contributions, and event loop delays. Because the endpoint is public, concurrent calls
 * share a result, and details of extension faults appear only in the log.
 */
export function createHealth(
  { db, faults: found }: Pick<ServerContext, 'db' | 'faults'>,
  { quarantined, migrationSources }: Pick<Assembly, 'quarantined' | 'migrationSources'>,
  {
    redis,
    replica,
    eventLoop,
  }: {
    readonly redis: RedisCounters | null;
    readonly replica: Replica | null;
    readonly eventLoop: Pick<EventLoop, 'longestDelayMs'>;
  },
): () => Promise<HealthReport> {
  const migrations: readonly ListedMigration[] = listMigrations(migrationSources).map(
    ({ sql: _sql, ...listed }) => listed,
  );
  const look = async (): Promise<HealthReport> => {
    try {
      const states = await migrationStates(db, migrations);
      const open = states.filter((state) => isMissed(state) || state.state === 'changed');
      if (open.length > 0) return { status: 'down', database: 'ok', migrations: open.length };
    } catch {
      return { status: 'down', database: 'out of reach' };
    }
    const extensions = quarantined.map(({ name }) => name);
    const { overdue, faults, blocking, resting } = found.report();
    const isRedisAway = redis?.isCounting() === false;
    const replicated = replica?.state() ?? 'ok';
    return {
      status:
        extensions.length + overdue.length + resting.length > 0 || isRedisAway || replicated !== 'ok'
          ? 'degraded'
          : 'ok',
      database: 'ok',
      ...(redis && { redis: isRedisAway ? 'out of reach' : 'ok' }),
      ...(replica && { replica: replicated }),
      extensions,
      eventLoop: { longestDelayMs: eventLoop.longestDelayMs() },
      ...(overdue.length > 0 && { overdue }),
      ...(faults.length > 0 && { faults }),
      ...(blocking.length > 0 && { blocking }),
      ...(resting.length > 0 && { resting }),
    };
  };
  let looking: Promise<HealthReport> | null = null;
  return () => (looking ??= look().finally(() => (looking = null)));
}
