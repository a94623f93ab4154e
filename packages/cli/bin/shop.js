#!/usr/bin/env node
// Finds a Node that can run Shop, and the sources where there are some. Plain JavaScript, so that an older Node can read it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const source = new URL('../src/main.ts', import.meta.url);
const built = new URL('../dist/main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < NEEDED) runOnPackagedNode();
else await run();

async function run() {
  if (!existsSync(source)) return import(built.href);
  // In the repository: workspaces are loaded from their sources, whose types Node strips.
  nodeModule.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, 'source'] }),
  });
  return import(source.href);
}

function runOnPackagedNode() {
  const node = packagedNode();
  if (!node || process.env.SHOP_LAUNCHED) {
    console.error(
      `shop needs Node ${NEEDED} or newer and found ${process.version}. Install it, or install without --omit=optional.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SHOP_LAUNCHED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function packagedNode() {
  try {
    return nodeModule
      .createRequire(import.meta.url)
      .resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return null;
  }
}
