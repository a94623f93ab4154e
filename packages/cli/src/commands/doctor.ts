import { Command, InvalidArgumentError } from 'commander';
import type { Diagnosis } from '@shop/runtime';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import type { PlainKey, Text } from '../texts.ts';

/** The symbol for each status: done, needs action or attention, or broken. */
const MARKS: Readonly<Record<Diagnosis['status'], string>> = {
  done: '✓',
  open: '!',
  warning: '!',
  broken: '✗',
};

const GROUPS: Readonly<Record<Diagnosis['group'], PlainKey>> = {
  setUp: 'cli.doctor.setUp',
  goLive: 'cli.doctor.goLive',
  configuration: 'cli.doctor.configuration',
  data: 'cli.doctor.data',
};

interface DoctorOptions extends CommonOptions {
  readonly only?: readonly string[];
  readonly data?: true;
  readonly limit?: number;
  readonly all?: true;
}

export const doctorCommand = (interrupted: AbortSignal): Command =>
  new Command('doctor')
    .description(plainText('cli.doctor.description'))
    .option('--only <names>', plainText('cli.doctor.only'), namesOf)
    .option('--data', plainText('cli.doctor.onlyData'))
    .option('--limit <seconds>', plainText('cli.doctor.limit'), secondsOf)
    .option('--all', plainText('cli.doctor.all'))
    .action(async ({ store, only, data, limit, all, ...options }: DoctorOptions, command: Command) => {
      if (only && data) command.error(plainText('cli.doctor.conflict'));
      const { diagnoseStore, EXIT } = await import('@shop/runtime');
      const checks = await withSteps((onStep) =>
        diagnoseStore({
          storeDir: store,
          onStep,
          signal: interrupted,
          only: data ? ['data'] : (only ?? []),
          ...(limit !== undefined && { limitMs: limit * 1000 }),
        }),
      );
      print(options, { checks }, linesOf(checks, { all: all ?? only !== undefined, text: await loadText() }));
      if (brokenIn(checks) === 0) return;
      const broken = checks.filter(({ status }) => status === 'broken');
      if (broken.some(({ id }) => id === 'migrations')) process.exitCode = EXIT.migrations;
      else process.exitCode = broken.some(({ group }) => group === 'data') ? EXIT.invariant : EXIT.failure;
    });

const namesOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function secondsOf(value: string): number {
  const seconds = Number(value);
  if (!(seconds >= 1 && seconds <= 30)) throw new InvalidArgumentError(plainText('cli.doctor.seconds'));
  return seconds;
}

const brokenIn = (checks: readonly Diagnosis[]): number =>
  checks.filter(({ status }) => status === 'broken').length;

function linesOf(
  checks: readonly Diagnosis[],
  { all, text }: { readonly all: boolean; readonly text: Text },
): string[] {
  const groups = (Object.keys(GROUPS) as Diagnosis['group'][]).flatMap((group) => {
    const own = checks.filter((check) => check.group === group);
    if (own.length === 0) return [];
    // The admin checklist is short, and includes completed items.
    const isShort = all || group === 'setUp' || group === 'goLive';
    const shown = own.filter(({ status }) => isShort || status !== 'done');
    const count = own.length - shown.length;
    return [
      text(GROUPS[group]),
      ...shown.flatMap((check) => lineOf(check, text)),
      ...(count > 0 ? [text('cli.doctor.inOrder', { count })] : []),
      '',
    ];
  });
  const count = brokenIn(checks);
  return [...groups, count === 0 ? text('cli.doctor.sound') : text('cli.doctor.broken', { count })];
}

const lineOf = ({ id, status, message, fix }: Diagnosis, text: Text): string[] => [
  `${MARKS[status]} ${id}: ${message}`,
  ...(fix === null ? [] : [text('cli.doctor.fix', { fix })]),
];
