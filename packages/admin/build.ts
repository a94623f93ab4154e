/**
 * Builds the admin into `dist/<hash of its sources>` and prints that folder. Keeps an existing build. If two builds run at the same time,
 * the second waits for the first. Exit code 3 means that the build tools are not installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const sdk = path.join(root, '../sdk/src');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** Names a build by what it is made from: the sources of the admin and of the client, and the versions of their tools. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const own = ['package.json', 'index.html', 'vite.config.ts', 'build.ts'].map((name) =>
    path.join(root, name),
  );
  for (const file of [
    ...own,
    ...filesBelow(path.join(root, 'src')),
    ...filesBelow(path.join(root, 'build')),
    ...filesBelow(sdk),
  ])
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Writes the forms that browsers are served beside each file that is worth it. */
function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => /\.(?:js|css|svg|json)$/.test(name))) {
    const text = readFileSync(file);
    if (text.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

async function build(folder: string): Promise<void> {
  const vite = await import('vite').catch(() => null);
  if (!vite) process.exit(3);
  const unfinished = `${folder}.${process.pid}.unfinished`;
  const { adminPaths } = (await import('./src/kit/paths.ts')) as { adminPaths: readonly string[] };
  await vite.build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    build: { outDir: unfinished },
    logLevel: 'warn',
  });
  writeFileSync(path.join(unfinished, 'paths.json'), JSON.stringify(adminPaths));
  compress(unfinished);
  renameSync(unfinished, folder);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Takes the right to build a folder. Waits while another process has it, and returns false once that one has built it. */
async function takeTurn(folder: string): Promise<boolean> {
  const mark = `${folder}.building`;
  while (!existsSync(folder)) {
    try {
      writeFileSync(mark, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const pid = Number(existsSync(mark) ? readFileSync(mark, 'utf8') : 0);
      if (pid && !isAlive(pid)) rmSync(mark, { force: true });
      await delay(200);
    }
  }
  return false;
}

const folder = path.join(dist, hashOfSources());
mkdirSync(dist, { recursive: true });
if (await takeTurn(folder)) {
  try {
    if (!existsSync(folder)) await build(folder);
    // What is left of former sources, and of builds that were cut off.
    const retained = [path.basename(folder), `${path.basename(folder)}.building`];
    for (const name of readdirSync(dist))
      if (!retained.includes(name)) rmSync(path.join(dist, name), { recursive: true, force: true });
  } finally {
    rmSync(`${folder}.building`, { force: true });
  }
}
console.log(folder);
