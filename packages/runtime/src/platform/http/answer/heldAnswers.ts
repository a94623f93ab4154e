import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Listed, Reply } from '../../contracts/reply.ts';
import type { Route } from '../../contracts/route.ts';
import { hasMembers } from '../../isRecord.ts';

/**
 * The error for a response that does not match its route's `response` schema. This is a bug in the route's module or extension.
 */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';

  constructor(id: string, faults: readonly string[]) {
    super(`The response of the route "${id}" does not match its response schema: ${faults.join('; ')}`);
  }
}

/** Default size limit for an extension's response, in bytes. */
const MOST_BYTES = 1_048_576;

/** Throws for a response larger than its route allows. Null means no limit. */
export function checkSize({ id, maxAnswerBytes: most }: SizedRoute, text: string): void {
  // A UTF-16 code unit takes at most 3 bytes in UTF-8.
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
 * Wraps an extension's route so that its responses are validated. Members that the `response` schema does not declare are
 * removed. A response that is too large, lacks a member, or has a member of the wrong type causes a `BrokenAnswer` error, and
 * thus a 500. `blamed` receives each error, and returns the error to throw.
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
  // The size of data without a schema is checked during serialization.
  if (!response && !(answer instanceof Reply)) return answer;
  const text = JSON.stringify(dataOf(answer) ?? null);
  checkSize(route, text);
  return response ? withData(answer, parsed(id, response, JSON.parse(text))) : answer;
}

/** Wraps a route for tests. A response that does not match the `response` schema exactly is reported and replaced by a 500. */
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

/** Returns the data of a response without its wrapper. */
const dataOf = (answer: unknown): unknown => {
  if (answer instanceof Listed) return answer.data;
  return answer instanceof Reply ? answer.body : answer;
};

/** Returns a copy of a response with different data. */
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

/** Lists the response paths that the schema does not declare. */
function beyond(answer: unknown, named: unknown, at: string): string[] {
  if (isDeepStrictEqual(answer, named)) return [];
  if (!hasMembers(answer) || !hasMembers(named)) return [`${at} is changed by the schema`];
  return Object.keys(answer).flatMap((key) =>
    key in named ? beyond(answer[key], named[key], `${at}.${key}`) : [`${at}.${key} is not described`],
  );
}
