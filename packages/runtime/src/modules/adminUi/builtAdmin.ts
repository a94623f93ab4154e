import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** The folder of the built admin, or the reason why the admin is not available. */
export type BuiltAdmin =
  | { readonly folder: string }
  | {
      readonly folder: null;
      readonly reason: 'notInstalled' | 'noBuildTool' | 'buildFailed';
      readonly output?: string;
    };

/** The exit code of `build.ts` if the build tools are not installed. */
const NO_BUILD_TOOL = 3;

const execute = promisify(execFile);

let found: Promise<BuiltAdmin> | null = null;

/**
 * Finds the `@shop/admin` files, once per process. An installed package includes the built files. In the repository,
 * a child process builds them if they are outdated, so that the shop process is not blocked.
 */
export const findBuiltAdmin = (): Promise<BuiltAdmin> => (found ??= locateOrBuild());

async function locateOrBuild(): Promise<BuiltAdmin> {
  const root = packageRoot();
  if (root === null) return { folder: null, reason: 'notInstalled' };
  const script = path.join(root, 'build.ts');
  if (existsSync(script)) return buildAdmin(script);
  const [name] = await readdir(path.join(root, 'dist')).catch(() => []);
  return name === undefined
    ? { folder: null, reason: 'notInstalled' }
    : { folder: path.join(root, 'dist', name) };
}

function packageRoot(): string | null {
  try {
    return path.dirname(createRequire(import.meta.url).resolve('@shop/admin/package.json'));
  } catch {
    return null;
  }
}

async function buildAdmin(script: string): Promise<BuiltAdmin> {
  try {
    const running = execute(process.execPath, [script], { env: buildEnvironment() });
    // The process may exit without waiting for the build.
    running.child.unref();
    for (const output of [running.child.stdout, running.child.stderr]) (output as Socket | null)?.unref();
    const { stdout } = await running;
    return { folder: stdout.trim().split('\n').at(-1) as string };
  } catch (error) {
    const { code, stderr } = error as { readonly code?: number; readonly stderr?: string };
    if (code === NO_BUILD_TOOL) return { folder: null, reason: 'noBuildTool' };
    return { folder: null, reason: 'buildFailed', output: stderr ?? String(error) };
  }
}

/** Returns the shop's environment without its Node options, because they would also affect the build. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  return { ...environment, NODE_ENV: 'production' };
}
