import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isPidAlive, isProcessAlive, thisProcess } from './processes.ts';

test('this process is alive under its name', () => {
  expect(isProcessAlive(thisProcess())).toBe(true);
});

test('a process that ended is not', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(isPidAlive(child.pid!)).toBe(false);
});

test.runIf(process.platform === 'linux')('a later process with the same pid is another one', () => {
  expect(isProcessAlive(`${process.pid} 1`)).toBe(false);
});

test.each(['', 'nonsense', '0x'])('%j names no process', (identity) => {
  expect(isProcessAlive(identity)).toBe(false);
});
