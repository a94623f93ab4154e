import type { Replica } from './db/replica/replica.ts';
import type { Assembly } from './extensions/mergeMembers.ts';
import type { HealthReport } from './http/healthRoutes.ts';
import { isMissed, migrationStates } from './migrations/requireMigrated.ts';
import { listMigrations } from './migrations/source.ts';
import type { ListedMigration } from './migrations/source.ts';
import type { RedisCounters } from './rateLimit/redisCounters.ts';
import type { ServerContext } from './serverContext.ts';
import type { EventLoop } from './telemetry/eventLoop.ts';

/**
 * For `/readyz`: the database answers, every migration has run, whether Redis counts requests and the replica answers reads, which optional extensions are left out,
 * which contributions failed lately, do not end, rest or held up the event loop, and the longest delay of that. Anybody may ask, and as often as they like: those who ask together share an
 * answer, and why an extension fell out or failed is for the log.
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
