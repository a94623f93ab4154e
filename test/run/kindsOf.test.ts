import { expect, test } from 'vitest';
import { isOnce, kindsOf } from './kindsOf.ts';

test.each<[string, readonly string[], string]>([
  ['any command', ['node', 'packages/cli/bin/shop.js', 'routes'], 'processes'],
  ['a browser', ['/usr/bin/chromium', '--headless'], 'processes browsers'],
  ['a browser without windows', ['/usr/bin/chromium-headless-shell'], 'processes browsers'],
  ['a cluster', ['/opt/pg/bin/initdb', '-D', 'data'], 'processes databases'],
  ['a compiler', ['node', 'node_modules/.bin/tsc', '-p', '.'], 'processes compilers'],
  ['a compiler by npx', ['npx', 'tsc', '--noEmit'], 'processes compilers'],
  ['a check of imports', ['node_modules/.bin/depcruise', 'packages'], 'processes compilers'],
  ['an install', ['npm', 'install', '--offline'], 'processes installs'],
  ['packing', ['npm', 'pack', '--json'], 'processes installs'],
  ['a line of a shell', ['/bin/sh', '-c', 'npm ci && npm test'], 'processes installs'],
  ['npm that installs nothing', ['npm', 'run', 'check'], 'processes'],
  ['a file whose name looks like a program', ['node', 'install.ts'], 'processes'],
])('%s counts as %s', (_name, command, kinds) => {
  expect(kindsOf(command).join(' ')).toBe(kinds);
});

test.each<[readonly string[], boolean]>([
  [['node', '/repository/packages/admin/build.ts'], true],
  [['/pg/bin/initdb', '-D', '/dev/shm/run/shop-test-0/postgres-0.1.0/data'], true],
  [['redis-server', '--version'], true],
  [['/pg/bin/initdb', '-D', '/tmp/embedded/data'], false],
  [['node', 'packages/cli/bin/shop.js', 'routes'], false],
])('of %j it is %s that a process runs it once', (command, once) => {
  expect(isOnce(command)).toBe(once);
});
