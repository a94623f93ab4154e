import { z } from '@shop/runtime/extension';
import type { Answer } from '../answers.ts';
import type { Serving } from '../visits.ts';

/** The part of a body that says in which language its sender wants to be answered. */
interface Spoken {
  readonly context?: { readonly language?: string | undefined } | undefined;
}

/** The parts that are sent to an operation: the ID of what it is about, empty if there is none, and the body. */
export interface Sent<Body> {
  readonly id: string;
  readonly body: Body;
}

/** An operation of the protocol. REST and MCP lead to it and say what it answers. */
export interface Operation {
  readonly body: z.ZodType;
  /** Returns the language that a valid body asks for. Undefined if it names none. */
  languageOf(body: unknown): string | undefined;
  run(serving: Serving, sent: Sent<unknown>): Promise<Answer>;
}

/** Creates an operation with a body. */
export const defineOperation = <Body extends z.ZodType<Spoken | undefined>>(operation: {
  readonly body: Body;
  run(serving: Serving, sent: Sent<z.output<Body>>): Promise<Answer>;
}): Operation => ({
  body: operation.body,
  languageOf: (body) => (body as z.output<Body>)?.context?.language,
  run: (serving, { id, body }) => operation.run(serving, { id, body: body as z.output<Body> }),
});

/** Creates an operation for which the ID is enough. */
export const defineOperationById = (run: (serving: Serving, id: string) => Promise<Answer>): Operation => ({
  body: z.unknown(),
  languageOf: () => undefined,
  run: (serving, { id }) => run(serving, id),
});
