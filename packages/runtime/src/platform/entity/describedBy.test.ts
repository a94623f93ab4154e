import { expect, test } from 'vitest';
import { z } from 'zod';
import { kind } from '../openApi/fieldKinds.ts';
import { describedBy } from './describedBy.ts';

const row = z.object({
  name: z.string().describe('What shoppers read.'),
  status: z.boolean().meta(kind('flag', 'Whether it is public.')),
  created_at: z.string().meta({ format: 'date-time', description: 'When it was made.' }),
});

test('body fields get the descriptions of their columns, even if they are optional', () => {
  const body = z.object(describedBy(row, { name: z.string().max(9), status: z.boolean() })).partial();
  expect(z.toJSONSchema(body, { io: 'input' }).properties).toEqual({
    name: { type: 'string', maxLength: 9, description: 'What shoppers read.' },
    status: { type: 'boolean', 'x-kind': 'flag', description: 'Whether it is public.' },
  });
});

test("formats are not copied, and a field's own description takes precedence", () => {
  const { created_at, name } = describedBy(row, {
    created_at: z.string(),
    name: z.string().describe('Own.'),
  });
  expect(created_at.meta()).toEqual({ description: 'When it was made.' });
  expect(name.description).toBe('Own.');
});

test('a field that is not in the row schema stays unchanged', () => {
  const other = z.string();
  expect(describedBy(row, { other }).other).toBe(other);
});
