import { expect, test } from 'vitest';
import { publishedAt } from './blogPost.ts';

const now = new Date('2026-03-01T12:00:00Z');
const other = '2026-05-01T00:00:00.000Z';

test.each([
  ['a draft without a time has none', { status: false, published_at: null }, null],
  ['a draft keeps its time', { status: false, published_at: other }, other],
  ['a published post keeps its time', { status: true, published_at: other }, other],
  [
    'a published post without a time is public from now on',
    { status: true, published_at: null },
    now.toISOString(),
  ],
])('%s', (_, post, expected) => expect(publishedAt(post, now)).toBe(expected));
