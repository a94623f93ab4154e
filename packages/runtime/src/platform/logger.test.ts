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

test('an entry is one line of JSON with an ISO 8601 time', () => {
  const [line] = logged({ route: 'createCart' });
  expect(line).toMatchObject({ level: 30, msg: 'said', route: 'createCart' });
  expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('credentials are redacted at every logged nesting level', () => {
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

test('a database error includes its statement and constraint, but no customer data', () => {
  const cause = Object.assign(new Error('not null'), {
    detail: 'Failing row contains (s3cr3t)',
    code: '23502',
  });
  const err = Object.assign(new Error('refused', { cause }), {
    sql: 'insert into admin_user values ($1)',
    values: ['s3cr3t'],
    row: { password_hash: 's3cr3t' },
    originalError: cause,
  });
  const [line] = logged({ err });
  expect(JSON.stringify(line)).not.toContain('s3cr3t');
  expect(line?.['err']).toMatchObject({
    message: 'refused: not null',
    stack: expect.stringContaining('caused by: Error: not null'),
    sql: 'insert into admin_user values ($1)',
    originalError: { code: '23502' },
  });
});

test('a circular error can be logged', () => {
  const err: Error & { self?: unknown; request?: object } = new Error('round');
  err.self = err;
  const request = { again: {} };
  request.again = request;
  err.request = request;
  expect(logged({ err })[0]?.['err']).toMatchObject({ message: 'round' });
});

test('entries below the log level are omitted', () => {
  expect(logged({}, 'warn')).toEqual([]);
});
