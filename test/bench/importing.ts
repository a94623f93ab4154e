import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const MAIN = path.resolve(import.meta.dirname, '../../packages/cli/dist/main.js');

export interface ImportResults {
  readonly what: string;
  readonly rows: number;
  readonly perSecond: number;
  /** Peak memory of the command in MB (1,000,000 bytes). */
  readonly resident: number;
}

/** Imports a file of new products with the built command, and then imports it again without changes. */
export async function measureImports(
  databaseUrl: string,
  dir: string,
  rows: number,
): Promise<ImportResults[]> {
  const file = path.join(dir, 'products.csv');
  await writeTable(file, rows);
  const results: ImportResults[] = [];
  for (const what of ['new products', 'the same again'])
    results.push({ what, ...(await importTable(databaseUrl, file)) });
  return results;
}

async function writeTable(file: string, rows: number): Promise<void> {
  const table = createWriteStream(file);
  table.write('sku,name,url_key,price,qty,weight,images,description\n');
  for (let row = 0; row < rows; row += 1) {
    const description = `"Product ${row}, ${'made to be used every day, '.repeat(8)}"`;
    const line = `IMPORT-${row},Product ${row},import-${row},${1 + (row % 500)}.50,${row % 100},0.5,/a.jpg|/b.jpg,${description}\n`;
    if (!table.write(line)) await once(table, 'drain');
  }
  table.end();
  await once(table, 'close');
}

async function importTable(databaseUrl: string, file: string): Promise<Omit<ImportResults, 'what'>> {
  const store = path.join(import.meta.dirname, 'store');
  const child = spawn(process.execPath, [MAIN, 'products', 'import', file, '--json', '--store', store], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let resident = 0;
  const look = setInterval(() => (resident = Math.max(resident, residentOf(child.pid))), 50);
  const [stdout] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  clearInterval(look);
  const { rows, refused, seconds } = JSON.parse(stdout);
  if (refused > 0) throw new Error(`The import refused ${refused} rows`);
  return { rows, perSecond: rows / seconds, resident: resident / 1e6 };
}

/** Returns the peak memory of a process in bytes, or 0 if the system does not report it. */
function residentOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
