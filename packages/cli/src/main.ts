import { CommanderError } from 'commander';
import { INTERRUPTED, interruption } from './interruption.ts';
import { fail, failUsage, survivePipes } from './output.ts';
import { createProgram } from './program.ts';

const argv = process.argv.slice(2);
const interrupted = interruption();
survivePipes();
try {
  await createProgram(interrupted).parseAsync(argv, { from: 'user' });
} catch (error) {
  // What an interrupted command fails with says nothing but that.
  if (!interrupted.aborted) {
    const report = { json: argv.includes('--json') };
    process.exitCode = error instanceof CommanderError ? failUsage(error, report) : fail(error, report);
  }
}
// What was cut off may still hold the process.
if (interrupted.aborted) process.exit(process.exitCode ?? INTERRUPTED);
