import { styleText } from 'node:util';
import type { CommanderError } from 'commander';
import type { Fault } from '@shop/runtime';
import { plainText } from './texts.ts';

/** The options that all commands share. */
export interface CommonOptions {
  readonly store: string;
  readonly json?: true;
}

/** Prints a command's result: one JSON document, or human-readable lines. */
export function print(options: { readonly json?: boolean }, answer: unknown, lines: readonly string[]): void {
  process.stdout.write(`${options.json ? JSON.stringify(answer, null, 2) : lines.join('\n')}\n`);
}

/** Prints a user message on stderr, separate from the result. */
export const note = (text: string): void => void process.stderr.write(`${text}\n`);

type Style = Parameters<typeof styleText>[0];

/** Colors a string if stderr is a terminal that supports colors. */
export const styled = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stderr });

/** Lays out rows in columns, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints the error and how to fix it. Returns the exit code. */
export function fail(error: unknown, report: Report): number {
  const { exitCode, faults, isBug } = failureOf(error);
  reportFaults(exitCode, faults, report);
  if (isBug && error instanceof Error) note(error.stack ?? '');
  return exitCode;
}

export interface Report {
  readonly json: boolean;
}

interface Failure {
  readonly exitCode: number;
  readonly faults: readonly Fault[];
  /** True for an unexpected error, for which a stack trace is printed. False for a refusal or a known fault. */
  readonly isBug: boolean;
}

const FAILURE = 1;
const USAGE = 2;
const INPUT_NEEDED = 4;
/** The source of faults in the command itself. */
const ITSELF = 'shop';

/** Creates the error for an invalid command line, with a hint on how to fix it. */
export const refuseUsage = (message: string, hint: string): Error => failureWith(USAGE, message, hint);

/** Creates the error for a command that failed, with a hint on how to fix the cause. */
export const refuseWork = (message: string, hint: string): Error => failureWith(FAILURE, message, hint);

/** Creates the error for a missing input that the command cannot prompt for, with a hint on how to provide it. */
export const refuseInput = (message: string, hint: string): Error => failureWith(INPUT_NEEDED, message, hint);

const failureWith = (exitCode: number, message: string, hint: string): Error =>
  Object.assign(new Error(message), {
    name: 'StartFailure',
    exitCode,
    faults: [{ where: ITSELF, message, hint }],
  });

/** Recognizes errors by their shape instead of their class, because the runtime, which defines the classes, may not be loaded. */
function failureOf(error: unknown): Failure {
  const {
    name,
    exitCode,
    faults,
    details,
    message = String(error),
  } = Object(error) as Record<string, unknown>;
  if (name === 'StartFailure')
    return { exitCode: Number(exitCode), faults: faults as readonly Fault[], isBug: false };
  const reported = (details ?? []) as readonly { readonly path: string; readonly message: string }[];
  return {
    exitCode: FAILURE,
    faults:
      reported.length > 0
        ? reported.map((detail) => ({ where: detail.path, message: detail.message }))
        : [{ where: ITSELF, message: String(message) }],
    isBug: name !== 'Refusal',
  };
}

/** Reports an invalid command line. Help and version output also end here, but are not failures. */
export function failUsage(error: CommanderError, report: Report): number {
  if (error.exitCode === 0) return 0;
  // Commander's code for help printed because no command was given.
  const isHelp = error.code === 'commander.help';
  const [message = '', hint] = isHelp ? [plainText('cli.noCommand')] : error.message.split('\n');
  const fault: Fault = {
    where: ITSELF,
    message: message.replace(/^error: /, ''),
    hint: hint?.replace(/^\(|\)$/g, '') ?? plainText('cli.useHelp'),
  };
  reportFaults(USAGE, [fault], report);
  return USAGE;
}

function reportFaults(exitCode: number, faults: readonly Fault[], { json }: Report): void {
  if (json) print({ json }, { error: { exitCode, message: faults[0]?.message, faults } }, []);
  for (const [index, { where, message, hint }] of faults.entries()) {
    const culprit = where === ITSELF || message.startsWith(where) ? '' : `${styled('bold', where)}: `;
    note(`${styled('red', '✗')} ${culprit}${message}`);
    // A hint that several faults share is printed only once.
    if (hint && hint !== faults[index + 1]?.hint) note(`  ${hint}`);
  }
}

/** Ignores a pipe that is closed early, as in `shop routes | head`. */
export function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
