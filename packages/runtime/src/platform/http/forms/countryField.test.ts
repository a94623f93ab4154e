import { expect, test } from 'vitest';
import { z } from 'zod';
import { countryField } from './countryField.ts';
import { validator } from './validation.ts';

test('a schema rejects an unknown country with its own error code and the path', () => {
  const read = validator(z.object({ to: z.array(countryField), qty: z.int() }), 'body');
  expect(read({ to: ['uk', 'fra'], qty: 1 })).toEqual({ to: ['GB', 'FR'], qty: 1 });
  const message = '"ZZ" is not a country. Use an ISO 3166-1 code, such as "US".';
  expect(() => read({ to: ['us', 'ZZ'], qty: 1 })).toThrow(
    expect.objectContaining({
      status: 400,
      code: 'INVALID_COUNTRY',
      details: [{ path: 'to.1', rule: 'INVALID_COUNTRY', message }],
    }),
  );
  expect(() => read({ to: ['ZZ'] })).toThrow(
    expect.objectContaining({
      code: 'INVALID_COUNTRY',
      details: [
        { path: 'to.0', rule: 'INVALID_COUNTRY', message },
        { path: 'qty', rule: 'required', message: 'qty is required' },
      ],
    }),
  );
});
