/** The reading that a measured process sends over IPC on request. */
export interface Reading {
  /** The number of SQL statements sent since the start, BEGIN and COMMIT included. */
  readonly statements: number;
  /** The processor time since the start, in microseconds. */
  readonly cpu: number;
  /** The bytes of the heap in use, after a collection if one was requested. */
  readonly heap: number;
  /** The resident memory of the process in bytes. */
  readonly resident: number;
}

export interface Question {
  readonly collect: boolean;
}

/** Reports to the parent that the process listens, and answers its requests from then on. Ends with the parent. */
export function answerProbes(port: number, statements: () => number): void {
  process.on('message', ({ collect }: Question) => process.send?.(readingOf(collect, statements)));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

function readingOf(collect: boolean, statements: () => number): Reading {
  // The second collection frees what finalizers of the first released.
  if (collect) for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { statements: statements(), cpu: user + system, heap: heapUsed, resident: rss };
}
