/** Limits how many tasks run at the same time; the others wait in order. */
export interface Gate {
  /** Runs a task. Throws the error of `busy` when too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export interface GateOptions {
  /** The number of tasks that run at the same time. */
  readonly width: number;
  readonly maxWaiting: number;
  readonly busy: () => Error;
}

export function createGate({ width, maxWaiting, busy }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | void => {
    if (running < width) return void (running += 1);
    if (waiting.length >= maxWaiting) throw busy();
    // A finished task hands its place over.
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
