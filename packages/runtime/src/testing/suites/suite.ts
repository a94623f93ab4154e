/** A test case in a suite: a rule, and the function that checks whether an extension follows the rule. */
export interface SuiteCase {
  /** The rule as a sentence. */
  readonly name: string;
  /** Checks the rule. Rejects with a `ConformanceError` if the rule is violated. */
  run(): Promise<void>;
}

/** The result of a test case. */
export interface SuiteResult {
  readonly name: string;
  /** The violation. Null if the extension follows the rule. */
  readonly error: ConformanceError | null;
}

/** The test runner functions with which a suite is registered, from vitest or from node:test with its `after`. */
export interface SuiteRunner {
  describe(name: string, body: () => void): unknown;
  test(name: string, options: { timeout: number }, run: () => Promise<void>): unknown;
  afterAll(run: () => Promise<void>): unknown;
}

/** A test suite that checks an extension against a part of its contract. The first test case starts a shop. */
export interface Suite {
  readonly name: string;
  readonly cases: readonly SuiteCase[];
  /** Registers every test case with a test runner. The shop stops after the last test case. */
  register(runner: SuiteRunner): void;
  /** Runs all test cases one by one, and stops the shop. */
  run(): Promise<readonly SuiteResult[]>;
  /** Stops the shop. Only needed by callers that run the test cases individually. */
  stop(): Promise<void>;
}

/** A contract violation: the rule, what was observed, and how to fix it. */
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

/** A contract violation without the rule, which the suite adds. */
class Broken extends Error {
  readonly fix: string;
  constructor(seen: string, fix: string, cause?: unknown) {
    super(seen, { cause });
    this.fix = fix;
  }
}

/** Creates the error for a violated rule, to be thrown in a test case. */
export const broken = (seen: string, fix: string, cause?: unknown): Error => new Broken(seen, fix, cause);

/** The objects that a suite's test cases share. */
export interface Opened<T> {
  readonly value: T;
  close(): Promise<void>;
}

/** The rules of a suite, each with its check, by the rule's sentence. */
export type Rules<T> = Readonly<Record<string, (on: T) => Promise<void> | void>>;

/** The rule that the first test case of every suite checks. */
const STARTS = 'a shop starts with the extension';
const CASE_MS = 60_000;

/** Creates a suite from rules. `open` runs once, in the first test case. If it fails, only the first test case reports the error. */
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

/** The contract violation of a call that took too long. */
class Late extends Broken {}

export const isLate = (error: unknown): boolean => error instanceof Late;

/** Waits for a call to an extension, and throws if the call exceeds the time limit. */
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

/** Formats a value for an error message. */
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
