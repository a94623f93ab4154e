import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { boundMemory } from './boundMemory.ts';
import { INTERRUPTED, interruption } from './interruption.ts';
import { fail, failUsage, note, survivePipes } from './output.ts';

const argv = process.argv.slice(2);
if (argv[0] === 'start' || argv[0] === 'products') boundMemory();
// The launcher has done so already; this is for those who start this file.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)));
// Before all else is loaded: until then a signal ends the process as it likes.
const interrupted = interruption();
survivePipes();
const { CommanderError } = await import('commander');
const { createProgram } = await import('./program.ts');

try {
  await createProgram(interrupted).parseAsync(argv, { from: 'user' });
} catch (error) {
  // What an interrupted command fails with says nothing but that.
  if (interrupted.aborted) {
    note('Interrupted.');
  } else {
    const report = { json: argv.includes('--json') };
    process.exitCode = error instanceof CommanderError ? failUsage(error, report) : fail(error, report);
  }
}
// What was cut off may still hold the process.
if (interrupted.aborted) process.exit(process.exitCode ?? INTERRUPTED);
