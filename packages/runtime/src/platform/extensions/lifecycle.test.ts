import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AppContext } from '../contracts/context.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import { actingExtension } from '../acting/acting.ts';
import { startExtensions } from './lifecycle.ts';
import type { StartHook } from './assembly.ts';

const app = {} as AppContext;

function journal() {
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push((JSON.parse(line) as { msg: string }).msg);
  };
  return { lines, log: pino({}, { write }) };
}

const hook = (owner: string, start: StartHook['start'], required = true): StartHook => ({
  owner,
  label: `extension ${owner}`,
  required,
  start,
});

async function failureOf(starting: Promise<unknown>): Promise<StartFailure> {
  const failure: unknown = await starting.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof StartFailure) return failure;
  throw failure ?? new Error('It started.');
}

test('hooks start in order, with the app and on behalf of their extension, and stop in reverse order', async () => {
  const { log } = journal();
  const steps: string[] = [];
  const noted = (owner: string) =>
    hook(owner, async (given) => {
      expect(given).toBe(app);
      await delay(1);
      steps.push(`start ${actingExtension()}`);
      return () => void steps.push(`stop ${actingExtension()}`);
    });
  const { quarantined, stop } = await startExtensions({
    starts: [noted('a'), hook('b', () => {}), noted('c')],
    app,
    log,
  });
  await Promise.all([stop(), stop()]);
  expect(steps).toEqual(['start a', 'start c', 'stop c', 'stop a']);
  expect(quarantined).toEqual([]);
});

test('a hook that throws aborts startup and stops the hooks that had started', async () => {
  const { log } = journal();
  const steps: string[] = [];
  const starts = [
    hook('a', () => () => void steps.push('stop a')),
    hook('b', () => {
      throw new Error('no gateway');
    }),
    hook('c', () => void steps.push('start c')),
  ];
  const failure = await failureOf(startExtensions({ starts, app, log }));
  expect(failure.exitCode).toBe(EXIT.extension);
  expect(failure.faults).toEqual([{ where: 'extension b', message: 'start failed: no gateway' }]);
  expect(failure.cause).toEqual(new Error('no gateway'));
  expect(steps).toEqual(['stop a']);
});

test('a hook that misses its deadline aborts startup, and is stopped when it completes later', async () => {
  const { log } = journal();
  const steps: string[] = [];
  const late = hook('late', async () => {
    await delay(60);
    return () => void steps.push('stop late');
  });
  const failure = await failureOf(startExtensions({ starts: [late], app, log, startDeadlineMs: 20 }));
  expect(failure.faults).toEqual([
    { where: 'extension late', message: 'start did not finish within 0.02 s' },
  ]);
  await delay(80);
  expect(steps).toEqual(['stop late']);
});

test('an optional extension whose hook fails is quarantined, and the others start', async () => {
  const { lines, log } = journal();
  const steps: string[] = [];
  const starts = [
    hook('a', () => Promise.reject(new Error('no gateway')), false),
    hook('b', () => void steps.push('start b')),
  ];
  const { quarantined } = await startExtensions({ starts, app, log });
  expect(quarantined).toEqual([
    { name: 'a', fault: { where: 'extension a', message: 'start failed: no gateway' } },
  ]);
  expect(steps).toEqual(['start b']);
  expect(lines).toEqual(['extension a: start failed: no gateway']);
});

test('a stop function that throws or hangs is logged and does not block the others', async () => {
  const { lines, log } = journal();
  const steps: string[] = [];
  const starts = [
    hook('a', () => () => void steps.push('stop a')),
    hook('b', () => () => {
      throw new Error('stuck');
    }),
    hook('c', () => () => new Promise<void>(() => {})),
  ];
  const { stop } = await startExtensions({ starts, app, log, stopDeadlineMs: 20 });
  await stop();
  expect(steps).toEqual(['stop a']);
  expect(lines).toEqual(['extension c: stop did not finish within 0.02 s', 'extension b: stop failed']);
});
