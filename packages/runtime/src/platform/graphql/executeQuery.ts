import { validateExecutionArgs } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { ExecutorThrowingOnIncremental } from 'graphql/execution/ExecutorThrowingOnIncremental.js';

const nothing = () => {};

/**
 * Runs queries without graphql's own abort: after every execution, graphql aborts the signal available to resolvers, and that
 * exception costs a sixth of a small query. Here the signal aborts only when the request does.
 */
class QuietExecutor extends ExecutorThrowingOnIncremental {
  override getFinishSharedExecution(): () => void {
    return nothing;
  }
}

/** Replaces graphql's `execute`, for schemas without incremental delivery. */
export function executeQuery(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const checked = validateExecutionArgs(args);
  return 'schema' in checked ? new QuietExecutor(checked).executeRootSelectionSet() : { errors: checked };
}
