import { CommanderError } from 'commander';
import { createProgram } from './program.ts';
import { fail, failUsage } from './output.ts';

const argv = process.argv.slice(2);
try {
  await createProgram().parseAsync(argv, { from: 'user' });
} catch (error) {
  process.exitCode =
    error instanceof CommanderError ? failUsage(error, argv) : await fail(error, argv.includes('--json'));
}
