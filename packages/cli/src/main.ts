import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { boundMemory } from './boundMemory.ts';
import { endProcess } from './endProcess.ts';
import { interruption } from './interruption.ts';
import { survivePipes } from './output.ts';
import { runCommand } from './runCommand.ts';

const argv = process.argv.slice(2);
if ((argv[0] === 'start' || argv[0] === 'products') && !argv.includes('--help')) boundMemory();
// The launcher has already done this. This line applies only when this file is run directly.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)));
// This runs first, because until then, a signal terminates the process abruptly.
const interrupted = interruption();
survivePipes();
await runCommand(argv, interrupted);
await endProcess();
