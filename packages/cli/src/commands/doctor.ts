import { Command } from 'commander';
import type { Check } from '@shop/runtime';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

/** The mark of each state: done, to be done or looked at, broken. */
const MARKS: Readonly<Record<Check['status'], string>> = { done: '✓', open: '!', warning: '!', broken: '✗' };

export const doctorCommand = (interrupted: AbortSignal): Command =>
  new Command('doctor')
    .description(plainText('cli.doctor.description'))
    .action(async (options: CommonOptions) => {
      const { checksOfStore } = await import('@shop/runtime');
      const checks = await withSteps((onStep) =>
        checksOfStore({ storeDir: options.store, onStep, signal: interrupted }),
      );
      print(options, { checks }, linesOf(checks, await loadText()));
      if (brokenIn(checks) > 0) process.exitCode = 1;
    });

const brokenIn = (checks: readonly Check[]): number =>
  checks.filter(({ status }) => status === 'broken').length;

function linesOf(checks: readonly Check[], text: Text): string[] {
  const of = (group: Check['group']) =>
    checks
      .filter((check) => check.group === group)
      .map(({ id, status, message }) => `${MARKS[status]} ${id}: ${message}`);
  const count = brokenIn(checks);
  return [
    text('cli.doctor.setUp'),
    ...of('setUp'),
    '',
    text('cli.doctor.goLive'),
    ...of('goLive'),
    '',
    count === 0 ? text('cli.doctor.sound') : text('cli.doctor.broken', { count }),
  ];
}
