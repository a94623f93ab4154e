import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(entry: object, level?: 'warn') {
  const lines: string[] = [];
  const log = createLogger({
    mode: 'production',
    ...(level && { level }),
    destination: { write: (line) => void lines.push(line) },
  });
  log.info(entry, 'said');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('an entry is one line of JSON with the time in ISO 8601', () => {
  const [line] = logged({ route: 'createCart' });
  expect(line).toMatchObject({ level: 30, msg: 'said', route: 'createCart' });
  expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('credentials are redacted on every level that is logged', () => {
  const line = JSON.stringify(
    logged({
      password: 's3cr3t',
      body: { token: 's3cr3t', secret: 's3cr3t' },
      request: {
        headers: { authorization: 's3cr3t', cookie: 's3cr3t', 'set-cookie': 's3cr3t', host: 'shop' },
      },
    }),
  );
  expect(line).not.toContain('s3cr3t');
  expect(line).toContain('"host":"shop"');
});

test('entries below the level are left out', () => {
  expect(logged({}, 'warn')).toEqual([]);
});
