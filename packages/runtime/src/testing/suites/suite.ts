/** A case of a suite: a rule, and the function that holds an extension to it. */
export interface SuiteCase {
  /** The rule in words. */
  readonly name: string;
  /** Rejects with a `ConformanceError` where the rule is broken. */
  run(): Promise<void>;
}

/** The outcome of a case. */
export interface SuiteResult {
  readonly name: string;
  /** Null: the rule is kept. */
  readonly error: ConformanceError | null;
}

/** The functions of a test runner that a suite is registered with: those of vitest, or of node:test with its `after`. */
export interface SuiteRunner {
  describe(name: string, body: () => void): unknown;
  test(name: string, options: { timeout: number }, run: () => Promise<void>): unknown;
  afterAll(run: () => Promise<void>): unknown;
}

/** The cases that hold an extension to a part of its contract, on a shop that starts with the first case. */
export interface Suite {
  readonly name: string;
  readonly cases: readonly SuiteCase[];
  /** Registers every case as a test. The shop stops after the last. */
  register(runner: SuiteRunner): void;
  /** Runs every case, one after the other, and stops the shop. */
  run(): Promise<readonly SuiteResult[]>;
  /** Stops the shop, for those who run the cases themselves. */
  stop(): Promise<void>;
}

/** A broken rule of a contract: the rule, what was seen, and how it is fixed. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly rule: string;
  readonly seen: string;
  readonly fix: string;

  constructor(rule: string, seen: string, fix: string, cause?: unknown) {
    super(`${rule}.\n  Seen: ${seen}\n  Fix: ${fix}`, { cause });
    this.rule = rule;
    this.seen = seen;
    this.fix = fix;
  }
}

/** A broken rule before the suite adds the name of its case. */
class Broken extends Error {
  readonly fix: string;
  constructor(seen: string, fix: string, cause?: unknown) {
    super(seen, { cause });
    this.fix = fix;
  }
}

/** Creates the error of a broken rule, to be thrown in a case. */
export const broken = (seen: string, fix: string, cause?: unknown): Error => new Broken(seen, fix, cause);

/** The objects that the cases of a suite work on. */
export interface Opened<T> {
  readonly value: T;
  close(): Promise<void>;
}

/** The rules of a suite by their words, each with its check. */
export type Rules<T> = Readonly<Record<string, (on: T) => Promise<void> | void>>;

/** The first case of every suite. */
const STARTS = 'a shop starts with the extension';
const CASE_MS = 60_000;

/** Creates a suite of rules. `open` runs once, with the first case; where it fails the first case alone tells why. */
export function createSuite<T>(name: string, open: () => Promise<Opened<T>>, rules: Rules<T>): Suite {
  let opened: Promise<Opened<T>> | null = null;
  const get = () => (opened ??= open());
  const stop = async () => {
    const last = opened;
    opened = null;
    await last?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };
  const cases: readonly SuiteCase[] = [
    {
      name: STARTS,
      run: () => ruled(STARTS, async () => void (await get())),
    },
    ...Object.entries(rules).map(([rule, check]) => ({
      name: rule,
      run: () =>
        ruled(rule, async () => {
          const { value } = await get().catch((error: unknown) => {
            throw broken('the shop did not start', `See the case "${STARTS}".`, error);
          });
          await check(value);
        }),
    })),
  ];
  return {
    name,
    cases,
    stop,
    register({ describe, test, afterAll }) {
      describe(name, () => {
        for (const { name: rule, run } of cases) test(rule, { timeout: CASE_MS }, run);
        afterAll(stop);
      });
    },
    async run() {
      const results: SuiteResult[] = [];
      for (const { name: rule, run } of cases)
        results.push({
          name: rule,
          error: await run().then(
            () => null,
            (error: ConformanceError) => error,
          ),
        });
      await stop();
      return results;
    },
  };
}

async function ruled(rule: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const { message } = error as Error;
    const seen = message === undefined || message === '' ? String(error) : message;
    const fix =
      error instanceof Broken ? error.fix : 'The error is the cause of this one: fix what it names.';
    throw new ConformanceError(rule, seen, fix, error instanceof Broken ? error.cause : error);
  }
}

/** The broken rule of a call that was late. */
class Late extends Broken {}

export const isLate = (error: unknown): boolean => error instanceof Late;

/** Waits for a call of an extension, which must be quick. */
export async function within<T>(ms: number, what: string, call: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Late(
            `${what} did not answer within ${ms} ms`,
            'Give every wait a deadline, and hand the signal of the call to app.fetch and to all that takes time.',
          ),
        ),
      ms,
    );
  });
  try {
    return await Promise.race([(async () => call())(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Shows a value in the words of an error. */
export function shown(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return value.message;
  if (value instanceof Promise) return 'a promise';
  const text =
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ??
    String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
