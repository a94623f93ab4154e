#!/usr/bin/env node
// Finds a Node version that can run Shop, and loads the sources if they exist. Plain JavaScript, so that older versions can parse it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The first release with every API that Shop uses. It added `argon2` to `node:crypto`. */
const NEEDED = { major: 24, minor: 7 };
const source = new URL('../src/main.ts', import.meta.url);
const built = new URL('../dist/main.js', import.meta.url);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) runOnPackagedNode();
else await run();

async function run() {
  // The variable keeps this launcher from starting itself in a loop. Programs that a shop starts do not need it.
  delete process.env.SHOP_LAUNCHED;
  // Halves the startup time. The default cache folder would be writable by every user of the machine.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)));
  // In the repository, workspaces are loaded from their sources, whose types Node strips.
  const isSource = existsSync(source);
  const own = isSource
    ? new URL('../../', import.meta.url).href
    : new URL('./', import.meta.resolve('@shop/runtime')).href;
  const [extension, format] = isSource ? ['.ts', 'module-typescript'] : ['.js', 'module'];
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      if (isSource && specifier.startsWith('@shop/'))
        return next(specifier, { ...context, conditions: [...context.conditions, '@shop/source'] });
      // Shop's own files import each other by their exact names. Resolving them like Node would take a fifth of the startup time.
      if (specifier.startsWith('.') && specifier.endsWith(extension) && context.parentURL?.startsWith(own))
        return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true };
      return next(specifier, context);
    },
  });
  return import(isSource ? source.href : built.href);
}

function runOnPackagedNode() {
  const node = packagedNode();
  if (!node || process.env.SHOP_LAUNCHED) {
    console.error(
      `shop needs Node ${NEEDED.major}.${NEEDED.minor} or newer and found ${process.version}. Install it, or install without --omit=optional.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SHOP_LAUNCHED: '1' },
  });
  // A terminal sends Ctrl-C to both processes; the shop ignores the second one.
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`shop cannot run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (code !== null) process.exit(code);
    // The signal arrived before the shop handled signals. An interrupted start is a success; other interrupted commands are failures.
    if (interrupted) process.exit(['start', 'dev'].includes(process.argv[2]) ? 0 : 130);
    process.exit(128 + constants.signals[signal]);
  });
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
