import { expect, test } from 'vitest';
import { modeOf } from './mode.ts';

test.each([
  [{ command: 'start' }, 'development'],
  [{ command: 'start', databaseUrl: 'postgres://x' }, 'production'],
  [{ command: 'start', nodeEnv: 'production' }, 'production'],
  [{ command: 'start', nodeEnv: 'test' }, 'development'],
  [{ command: 'dev', databaseUrl: 'postgres://x', nodeEnv: 'production' }, 'development'],
  [{ command: 'start', configured: 'development', databaseUrl: 'postgres://x' }, 'development'],
  [{ command: 'start', configured: 'production' }, 'production'],
  [{ command: 'dev', configured: 'production' }, 'development'],
  [{ requested: 'production', command: 'dev' }, 'production'],
  [{}, 'development'],
] as const)('%j is %s', (facts, mode) => expect(modeOf(facts)).toBe(mode));
