import { validateExecutionArgs } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { ExecutorThrowingOnIncremental } from 'graphql/execution/ExecutorThrowingOnIncremental.js';

const nothing = () => {};

/**
 * Runs queries without graphql's own abort: at the end of every execution graphql aborts the signal that resolvers can request,
 * and the exception for that costs a sixth of a small query. Here the signal aborts only when the request does.
 */
class QuietExecutor extends ExecutorThrowingOnIncremental {
  override getFinishSharedExecution(): () => void {
    return nothing;
  }
}

/** graphql's `execute`, for schemas without incremental delivery. */
export function executeQuery(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const checked = validateExecutionArgs(args);
  return 'schema' in checked ? new QuietExecutor(checked).executeRootSelectionSet() : { errors: checked };
}
