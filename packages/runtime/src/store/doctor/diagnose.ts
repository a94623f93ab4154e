import { StatementCancelledError, StatementTimeoutError } from 'slonik';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { CHECKS } from '../../modules/readiness/check.ts';
import { listChecks } from '../../modules/readiness/index.ts';
import type { Diagnosis } from './check.ts';
import type { Facts } from './facts.ts';
import { MOST } from './invariants/invariant.ts';
import type { Invariant } from './invariants/invariant.ts';
import type { CheckFilter } from './checks.ts';
import { configurationChecks, invariants } from './checks.ts';

/** Evaluates the configuration and machine checks on the collected facts. Pure. */
export const evaluateConfiguration = (facts: Facts, isSelected: CheckFilter): readonly Diagnosis[] =>
  configurationChecks
    .filter(({ id }) => isSelected(id, 'configuration'))
    .map(({ id, fix, evaluate }) => {
      const { status, message } = evaluate(facts);
      return { id, group: 'configuration', status, message, fix: status === 'done' ? null : fix };
    });

/** Lists the setup and launch checks as shown in the admin, with the admin page on which each is fixed. */
export async function checkReadiness(
  app: AppContext,
  db: Db,
  isSelected: CheckFilter,
): Promise<readonly Diagnosis[]> {
  const isNeeded = (Object.keys(CHECKS) as (keyof typeof CHECKS)[]).some((id) =>
    isSelected(id, CHECKS[id].group),
  );
  if (!isNeeded) return [];
  const checks = await listChecks(app, db, app.texts('en'));
  return checks
    .filter(({ id, group }) => isSelected(id, group))
    .map((check) => ({
      ...check,
      fix: check.status === 'done' ? null : `Fix it in the admin at ${check.admin_path}.`,
    }));
}

/** The default time limit in milliseconds for a check's SQL statement, so that `shop doctor` does not slow down a large shop. */
const STATEMENT_MS = 10_000;
/** Maximum configurable time limit in seconds. The pool aborts longer SQL statements. */
export const MOST_SECONDS = 30;

/**
 * Checks the rules one after the other, each in a read-only transaction. If an SQL statement exceeds `limitMs`, it is canceled and the
 * result reports this.
 */
export async function checkRecords(
  app: AppContext,
  db: Db,
  {
    isSelected,
    limitMs = STATEMENT_MS,
    onCheck,
  }: {
    readonly isSelected: CheckFilter;
    readonly limitMs?: number;
    readonly onCheck?: (done: number, total: number) => void;
  },
): Promise<readonly Diagnosis[]> {
  const contributed = app.registry('doctorRules').list();
  const rules = [...invariants, ...contributed].filter(({ id }) => isSelected(id, 'data'));
  const results: Diagnosis[] = [];
  for (const rule of rules) {
    onCheck?.(results.length + 1, rules.length);
    results.push(await checkRule(app, db, rule, limitMs));
  }
  return results;
}

async function checkRule(app: AppContext, db: Db, rule: Invariant, limitMs: number): Promise<Diagnosis> {
  const { id, about, fix, isCleared } = rule;
  try {
    const ids = await db.transaction(async (tx) => {
      await tx.run(sql.type(noColumns)`set transaction read only`);
      await tx.run(sql.type(noColumns)`select set_config('statement_timeout', ${String(limitMs)}, true)`);
      return rule.find(tx, app);
    });
    if (ids.length === 0) return { id, group: 'data', status: 'done', message: about, fix: null };
    const first = ids.slice(0, 5);
    const count = ids.length < MOST ? String(ids.length) : `${MOST} or more`;
    const more = ids.length > first.length ? ', …' : '';
    return {
      id,
      group: 'data',
      status: isCleared ? 'warning' : 'broken',
      message: `${about} Violations: ${count} (${first.join(', ')}${more}).`,
      fix,
      found: { count: ids.length, ids: first },
    };
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    return {
      id,
      group: 'data',
      status: 'warning',
      message: `${about} The check timed out after ${limitMs / 1000} s.`,
      fix: `Run only this check at a quiet time, or on a copy: shop doctor --only ${id} --limit ${MOST_SECONDS}`,
    };
  }
}

const isInterrupted = (error: unknown): boolean =>
  error instanceof StatementTimeoutError || error instanceof StatementCancelledError;
