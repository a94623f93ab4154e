import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isPidAlive, isProcessAlive, thisProcess } from './processes.ts';

test('this process is alive', () => {
  expect(isProcessAlive(thisProcess())).toBe(true);
});

test('a process that has exited is not alive', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(isPidAlive(child.pid!)).toBe(false);
});

test.runIf(process.platform === 'linux')('a later process with the same pid is a different process', () => {
  expect(isProcessAlive(`${process.pid} 1`)).toBe(false);
});

test.each(['', 'nonsense', '0x'])('%j does not identify a process', (identity) => {
  expect(isProcessAlive(identity)).toBe(false);
});
