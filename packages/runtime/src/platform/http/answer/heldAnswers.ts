import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Listed, Reply } from '../../contracts/reply.ts';
import type { Route } from '../../contracts/route.ts';

/** An answer that does not fit the `response` of its route, which is a bug of the route's owner. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';

  constructor(id: string, faults: readonly string[]) {
    super(`The response of the route "${id}" does not match its response schema: ${faults.join('; ')}`);
  }
}

/** The bytes that an answer of an extension may have, where its route does not say more. */
const MOST_BYTES = 1_048_576;

/** Throws for an answer with more bytes than its route may answer. Null: it may answer any. */
export function checkSize({ id, maxAnswerBytes: most }: SizedRoute, text: string): void {
  // No character of UTF-16 takes more than 3 bytes.
  if (most === null || text.length * 3 <= most) return;
  const bytes = Buffer.byteLength(text);
  if (bytes > most)
    throw new RangeError(
      `The response of the route "${id}" has ${bytes} bytes, but at most ${most} are allowed. Return less data, or set maxAnswerBytes`,
    );
}

interface SizedRoute {
  readonly id: string;
  readonly maxAnswerBytes: number | null;
}

/**
 * Holds the answers of an extension's route: removes everything that its `response` does not name, and refuses what is too large. An answer
 * with a missing member or one of another type is a `BrokenAnswer`, and so a 500. `blamed` receives each fault, and returns the error to throw.
 */
export function holdAnswers(route: Route, blamed: (error: unknown) => Error): Route {
  const sized = { ...route, maxAnswerBytes: route.maxAnswerBytes ?? MOST_BYTES };
  const hold = (answer: unknown): unknown => {
    try {
      return held(sized, answer);
    } catch (error) {
      throw blamed(error);
    }
  };
  const { refused } = route;
  return {
    ...sized,
    handle: async (call) => hold(await route.handle(call)),
    ...(refused && { refused: async (form) => hold(await route.refused!(form)) as Reply }),
  };
}

function held(route: Route & SizedRoute, answer: unknown): unknown {
  const { id, response } = route;
  if (answer instanceof Reply && !isPlain(answer.body)) {
    if (typeof answer.body === 'string') checkSize(route, answer.body);
    return answer;
  }
  // Data without a schema are measured when they are written.
  if (!response && !(answer instanceof Reply)) return answer;
  const text = JSON.stringify(dataOf(answer) ?? null);
  checkSize(route, text);
  return response ? withData(answer, parsed(id, response, JSON.parse(text))) : answer;
}

/** Proves answers in tests: one that is not exactly what the route's `response` describes is reported, and answered with 500. */
export function proveAnswers(route: Route, report: (error: BrokenAnswer) => void): Route {
  const { id, response } = route;
  if (!response) return route;
  return {
    ...route,
    async handle(call) {
      const answer = await route.handle(call);
      if (answer instanceof Reply && !isPlain(answer.body)) return answer;
      const data: unknown = JSON.parse(JSON.stringify(dataOf(answer) ?? null));
      try {
        const named = parsed(id, response, data);
        if (!isDeepStrictEqual(named, data)) throw new BrokenAnswer(id, beyond(data, named, 'data'));
      } catch (error) {
        if (error instanceof BrokenAnswer) report(error);
        throw error;
      }
      return withData(answer, data);
    },
  };
}

/** Returns what an answer says, without what stands around it. */
const dataOf = (answer: unknown): unknown => {
  if (answer instanceof Listed) return answer.data;
  return answer instanceof Reply ? answer.body : answer;
};

/** Returns an answer with other data. */
function withData(answer: unknown, data: unknown): unknown {
  if (answer instanceof Listed) return new Listed(data, answer.meta);
  if (!(answer instanceof Reply)) return data;
  return new Reply(answer.status, data as Readonly<Record<string, unknown>>, answer.headers);
}

const isPlain = (body: Reply['body']): boolean =>
  body !== null && Object.getPrototypeOf(body) === Object.prototype;

function parsed(id: string, schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new BrokenAnswer(
    id,
    result.error.issues.map(({ path, message }) => `${['data', ...path].map(String).join('.')}: ${message}`),
  );
}

/** Lists the places where an answer has more than its schema names. */
function beyond(answer: unknown, named: unknown, at: string): string[] {
  if (isDeepStrictEqual(answer, named)) return [];
  if (!isObject(answer) || !isObject(named)) return [`${at} is changed by the schema`];
  return Object.keys(answer).flatMap((key) =>
    key in named ? beyond(answer[key], named[key], `${at}.${key}`) : [`${at}.${key} is not described`],
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
