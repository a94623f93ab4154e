import { INTERRUPTED } from './interruption.ts';
import { fail, failUsage, note } from './output.ts';
import { plainText } from './texts.ts';

/** Runs a command line and sets the exit code of the process. Errors are printed and not thrown. */
export async function runCommand(argv: readonly string[], interrupted: AbortSignal): Promise<void> {
  const { CommanderError } = await import('commander');
  const { createProgram } = await import('./program.ts');
  try {
    await createProgram(interrupted).parseAsync(argv, { from: 'user' });
  } catch (error) {
    // An interrupted command's error adds nothing to this message.
    if (interrupted.aborted) {
      note(plainText('cli.interrupted'));
    } else {
      const report = { json: argv.includes('--json') };
      process.exitCode = error instanceof CommanderError ? failUsage(error, report) : fail(error, report);
    }
  }
  // Interrupted work may keep the process alive.
  if (interrupted.aborted) process.exit(process.exitCode ?? INTERRUPTED);
}
