import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { executeQuery } from './executeQuery.ts';

/** Creates a schema with a field that exposes the abort signal and resolves when the test says so. */
function observedSignal() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  let signal: AbortSignal | undefined;
  const resolve = (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => {
    signal = info.getAbortSignal();
    return answered;
  };
  const query = new GraphQLObjectType({ name: 'Query', fields: { word: { type: GraphQLString, resolve } } });
  const schema = new GraphQLSchema({ query });
  return { schema, answer, signal: () => signal };
}

test('the signal of a resolver stays quiet when the query ends well', async () => {
  const { schema, answer, signal } = observedSignal();
  const result = executeQuery({ schema, document: parse('{ word }') });
  answer('yes');
  expect(await result).toEqual({ data: { word: 'yes' } });
  expect(signal()?.aborted).toBe(false);
});

test('it aborts with the request, which ends the query', async () => {
  const { schema, signal } = observedSignal();
  const request = new AbortController();
  const result = executeQuery({ schema, document: parse('{ word }'), abortSignal: request.signal });
  request.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  expect(signal()?.aborted).toBe(true);
});

test('variables that do not fit are errors of the request', () => {
  const { schema } = observedSignal();
  const document = parse('query ($word: String!) { word @include(if: true) __typename @skip(if: false) }');
  expect(executeQuery({ schema, document })).toMatchObject({
    errors: [
      {
        message:
          'Variable "$word" has invalid value: Expected a value of non-null type "String!" to be provided.',
      },
    ],
  });
});
