import { randomUUID } from 'node:crypto';
import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import type { Connection, Request } from './connection.ts';
import { median } from './load.ts';
import { call } from './operations.ts';

/** Times of sign-in attempts of a kind. For rejected attempts, the time must not reveal the reason. */
export interface LoginResults {
  readonly who: string;
  readonly what: LoginCase;
  readonly tries: number;
  /** Median in milliseconds. */
  readonly median: number;
  /** Median divided by the median for a wrong password. */
  readonly ratio: number;
  /** Processor time of the server per attempt, in microseconds. Nearly all of it is password hashing. */
  readonly cpu: number;
}

const CASES = ['unknown email', 'wrong password', 'disabled account', 'right password'] as const;
type LoginCase = (typeof CASES)[number];

interface Door {
  readonly who: string;
  /** Path for creating an account, followed by the path for signing in. */
  readonly accounts: string;
  readonly login: string;
}

const DOORS: readonly Door[] = [
  { who: 'customer', accounts: '/api/customers', login: '/customer/login' },
  { who: 'administrator', accounts: '/api/users', login: '/admin/user/login' },
];

/** Number of consecutive attempts of one kind, so that other load on the machine affects all kinds. */
const AT_A_TIME = 10;

/** Signs customers and administrators in over one connection, alternating between unknown, wrong, disabled and valid credentials. */
export async function measureLogins(
  child: Child,
  adminToken: string,
  tries: number,
): Promise<LoginResults[]> {
  const connection = await openConnection(child.port);
  try {
    const results: LoginResults[] = [];
    for (const door of DOORS)
      results.push(...(await measureDoor(door, connection, child, adminToken, tries)));
    return results;
  } finally {
    connection.close();
  }
}

async function measureDoor(
  door: Door,
  connection: Connection,
  child: Child,
  token: string,
  tries: number,
): Promise<LoginResults[]> {
  const requests = await prepareDoor(door, connection, token);
  const times = new Map(CASES.map((what) => [what, [] as number[]]));
  const cpu = new Map(CASES.map((what) => [what, 0]));
  // The first measurement is a warm-up.
  for (const what of CASES) await tryTimes(connection, what, requests[what], AT_A_TIME);
  for (let done = 0; done < tries; done += AT_A_TIME) {
    for (const what of CASES) {
      const before = await child.read();
      times.get(what)?.push(...(await tryTimes(connection, what, requests[what], AT_A_TIME)));
      const after = await child.read();
      cpu.set(what, (cpu.get(what) ?? 0) + after.cpu - before.cpu);
    }
  }
  const base = median(times.get('wrong password') ?? []);
  return CASES.map((what) => {
    const samples = times.get(what) ?? [];
    return {
      who: door.who,
      what,
      tries: samples.length,
      median: median(samples),
      ratio: median(samples) / base,
      cpu: (cpu.get(what) ?? 0) / samples.length,
    };
  });
}

/** Creates one enabled and one disabled account. */
async function prepareDoor(
  { accounts, login }: Door,
  connection: Connection,
  token: string,
): Promise<Readonly<Record<LoginCase, Request>>> {
  const password = randomUUID();
  const account = async (status: number): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password, full_name: 'Bench', status };
    await call(connection, requestOf('POST', accounts, { body, token }));
    return email;
  };
  const [enabled, disabled] = [await account(1), await account(0)];
  const logIn = (email: string, given: string) =>
    requestOf('POST', login, { body: { email, password: given } });
  return {
    'unknown email': logIn(`${randomUUID()}@example.com`, password),
    'wrong password': logIn(enabled, randomUUID()),
    'disabled account': logIn(disabled, password),
    'right password': logIn(enabled, password),
  };
}

/** Returns the duration of each attempt in milliseconds. */
async function tryTimes(
  connection: Connection,
  what: LoginCase,
  request: Request,
  tries: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < tries; done += 1) {
    const started = performance.now();
    const { status, body } = await connection.send(request);
    times.push(performance.now() - started);
    if (status !== (what === 'right password' ? 200 : 401))
      throw new Error(`A login with ${what} answered ${status}: ${body.toString()}`);
  }
  return times;
}

/**
 * Returns the spread of rejected sign-ins, which is the slowest median divided by the fastest. `who` selects customers or administrators.
 */
export function spreadOfRefused(results: readonly LoginResults[], who: string): number {
  const medians = results
    .filter((row) => row.who === who && row.what !== 'right password')
    .map((row) => row.median);
  return Math.max(...medians) / Math.min(...medians);
}
