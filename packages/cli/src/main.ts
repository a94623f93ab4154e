import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { boundMemory } from './boundMemory.ts';
import { INTERRUPTED, interruption } from './interruption.ts';
import { fail, failUsage, note, survivePipes } from './output.ts';
import { plainText } from './texts.ts';

const argv = process.argv.slice(2);
if ((argv[0] === 'start' || argv[0] === 'products') && !argv.includes('--help')) boundMemory();
// The launcher has done so already; this line is for whoever starts this file directly.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)));
// This comes first: until it has run, a signal ends the process abruptly.
const interrupted = interruption();
survivePipes();
const { CommanderError } = await import('commander');
const { createProgram } = await import('./program.ts');

try {
  await createProgram(interrupted).parseAsync(argv, { from: 'user' });
} catch (error) {
  // The error of an interrupted command only says that it was interrupted.
  if (interrupted.aborted) {
    note(plainText('cli.interrupted'));
  } else {
    const report = { json: argv.includes('--json') };
    process.exitCode = error instanceof CommanderError ? failUsage(error, report) : fail(error, report);
  }
}
// Work that was cut off may keep the process alive.
if (interrupted.aborted) process.exit(process.exitCode ?? INTERRUPTED);
