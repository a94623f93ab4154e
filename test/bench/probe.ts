/** What a measured process says of itself when it is asked over IPC. */
export interface Reading {
  /** SQL statements sent since the start, BEGIN and COMMIT counted. */
  readonly statements: number;
  /** Processor time since the start, in microseconds. */
  readonly cpu: number;
  /** Bytes of the heap in use. After a collection when one was asked for. */
  readonly heap: number;
  /** Bytes that the process holds. */
  readonly resident: number;
}

export interface Question {
  readonly collect: boolean;
}

/** Tells the parent that the process listens, and answers its questions from then on. Ends with the parent. */
export function answerProbes(port: number, statements: () => number): void {
  process.on('message', ({ collect }: Question) => process.send?.(readingOf(collect, statements)));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

function readingOf(collect: boolean, statements: () => number): Reading {
  // The second collection takes what finalizers of the first let go.
  if (collect) for (let times = 0; times < 2; times += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { statements: statements(), cpu: user + system, heap: heapUsed, resident: rss };
}
