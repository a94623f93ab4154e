import { styleText } from 'node:util';
import type { CommanderError } from 'commander';
import type { Fault } from '@shop/runtime';

/** Options that every command has. */
export interface CommonOptions {
  readonly store: string;
  readonly json?: true;
}

/** Prints a command's answer: one JSON document, or lines for people. */
export function print(options: Pick<CommonOptions, 'json'>, answer: unknown, lines: readonly string[]): void {
  process.stdout.write(`${options.json ? JSON.stringify(answer, null, 2) : lines.join('\n')}\n`);
}

/** A message for people, apart from the answer. */
export const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** Columns for people: each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Says what went wrong and how to mend it. Returns the exit code. */
export async function fail(error: unknown, json: boolean): Promise<number> {
  const { EXIT, StartFailure, Refusal } = await import('@shop/runtime');
  const faults: readonly Fault[] =
    error instanceof StartFailure
      ? error.faults
      : [{ where: 'shop', message: error instanceof Error ? error.message : String(error) }];
  const exitCode = error instanceof StartFailure ? error.exitCode : EXIT.failure;
  if (json) process.stdout.write(`${JSON.stringify({ error: { exitCode, faults } }, null, 2)}\n`);
  for (const fault of faults) {
    note(`${styleText('red', '✗')} ${styleText('bold', fault.where)}: ${fault.message}`);
    if (fault.mend) note(`  ${fault.mend}`);
  }
  // Neither a refusal nor a named fault: a bug, and its trace is what helps.
  if (!(error instanceof StartFailure) && !(error instanceof Refusal) && error instanceof Error) {
    note(error.stack ?? '');
  }
  return exitCode;
}

const USAGE = 2;

/** Commander has printed its message already. Help and version are no failures. */
export function failUsage(error: CommanderError, argv: readonly string[]): number {
  if (error.exitCode === 0) return 0;
  if (argv.includes('--json')) {
    process.stdout.write(
      `${JSON.stringify({ error: { exitCode: USAGE, message: error.message } }, null, 2)}\n`,
    );
  }
  return USAGE;
}
