/** Measurement that a measured process sends over IPC on request. */
export interface Reading {
  /** Number of SQL statements since the start, including BEGIN and COMMIT. */
  readonly statements: number;
  /** Processor time since the start in microseconds. */
  readonly cpu: number;
  /** Bytes of the heap in use, after garbage collection if requested. */
  readonly heap: number;
  /** Resident memory of the process in bytes. */
  readonly resident: number;
}

export interface Question {
  readonly collect: boolean;
}

/** Reports to the parent process that this process listens, and then responds to its requests. Ends with the parent process. */
export function answerProbes(port: number, statements: () => number): void {
  process.on('message', ({ collect }: Question) => process.send?.(readingOf(collect, statements)));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

function readingOf(collect: boolean, statements: () => number): Reading {
  // The second garbage collection frees memory that finalizers released during the first.
  if (collect) for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { statements: statements(), cpu: user + system, heap: heapUsed, resident: rss };
}
