import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { reportOutages } from './reportOutages.ts';

/** Creates an exporter whose next outcome the test sets, and collects the log lines. */
function watched() {
  const lines: { msg: string; reason?: string }[] = [];
  const log = createLogger({
    mode: 'production',
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const outcome: { error: Error | null } = { error: null };
  const exporter = reportOutages(
    'http://collector:4318',
    log,
  )({
    export: (_data: string, done: (result: { code: number; error?: Error }) => void) =>
      done(outcome.error ? { code: 1, error: outcome.error } : { code: 0 }),
  });
  const send = (error: Error | null = null) => {
    outcome.error = error;
    const results: number[] = [];
    exporter.export('spans', ({ code }) => void results.push(code));
    return results;
  };
  return { lines, send };
}

test('successful exports are not logged', () => {
  const { lines, send } = watched();
  expect([send(), send()]).toEqual([[0], [0]]);
  expect(lines).toEqual([]);
});

test('an outage is logged once, and so is its end', () => {
  const { lines, send } = watched();
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect([send(refused), send(refused), send(new Error('later'))]).toEqual([[1], [1], [1]]);
  expect(lines).toMatchObject([{ level: 40, collector: 'collector:4318', reason: 'ECONNREFUSED: connect' }]);
  send();
  send();
  expect(lines.slice(1)).toMatchObject([{ level: 30, msg: 'the collector takes traces and metrics again' }]);
  send(new Error('once more'));
  expect(lines.slice(2)).toMatchObject([{ level: 40, reason: 'once more' }]);
});
