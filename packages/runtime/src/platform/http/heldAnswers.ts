import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Listed, Reply } from './reply.ts';
import type { Route } from './route.ts';

/** An answer that does not fit the `response` of its route, which is a bug of the route's owner. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';

  constructor(id: string, faults: readonly string[]) {
    super(`The answer of the route "${id}" breaks its response schema: ${faults.join('; ')}`);
  }
}

/**
 * Removes from a route's answers everything that its `response` does not name. An answer with a missing member or one of another
 * type is a `BrokenAnswer`, and so a 500.
 */
export const stripAnswers = (route: Route): Route =>
  withAnswers(route, (schema, answer) => parsed(route.id, schema, answer));

/** Proves answers in tests: one that is not exactly what the route's `response` describes is reported, and answered with 500. */
export const proveAnswers = (route: Route, report: (error: BrokenAnswer) => void): Route =>
  withAnswers(route, (schema, answer) => {
    try {
      const named = parsed(route.id, schema, answer);
      if (!isDeepStrictEqual(named, answer)) throw new BrokenAnswer(route.id, beyond(answer, named, 'data'));
      return answer;
    } catch (error) {
      if (error instanceof BrokenAnswer) report(error);
      throw error;
    }
  });

/** Returns the route with its answers, in JSON as clients get them, passed through `hold`. */
function withAnswers(route: Route, hold: (schema: z.ZodType, answer: unknown) => unknown): Route {
  const { response } = route;
  if (!response) return route;
  return {
    ...route,
    async handle(call) {
      const result = await route.handle(call);
      if (result instanceof Listed) return new Listed(hold(response, asJson(result.data)), result.meta);
      if (!(result instanceof Reply)) return hold(response, asJson(result));
      const { status, body, headers } = result;
      return isPlain(body)
        ? new Reply(status, hold(response, asJson(body)) as Readonly<Record<string, unknown>>, headers)
        : result;
    },
  };
}

const isPlain = (body: Reply['body']): boolean =>
  body !== null && Object.getPrototypeOf(body) === Object.prototype;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

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
