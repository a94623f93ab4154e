import { validateExecutionArgs } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { ExecutorThrowingOnIncremental } from 'graphql/execution/ExecutorThrowingOnIncremental.js';

const nothing = () => {};

/**
 * Executes queries without aborting the resolvers' signal at the end. By default, graphql aborts the signal after every execution,
 * and creating the abort error takes a sixth of the time of a small query. Here, the signal aborts only when the request aborts.
 */
class QuietExecutor extends ExecutorThrowingOnIncremental {
  override getFinishSharedExecution(): () => void {
    return nothing;
  }
}

/** Executes a query like graphql's `execute`, but without support for incremental delivery. */
export function executeQuery(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const checked = validateExecutionArgs(args);
  return 'schema' in checked ? new QuietExecutor(checked).executeRootSelectionSet() : { errors: checked };
}
