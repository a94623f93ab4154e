import { expect, test } from 'vitest';
import { npmFault } from './npm.ts';
import { withAbsoluteSpecs } from './stage.ts';

test.each([
  ['file:../extpk/my-full-0.1.0.tgz', 'file:/shops/extpk/my-full-0.1.0.tgz'],
  ['file:./extensions/mine', 'file:/shops/store/extensions/mine'],
  ['file:extensions/mine', 'file:/shops/store/extensions/mine'],
  ['link:../mine', 'file:/shops/mine'],
  ['../mine.tgz', 'file:/shops/mine.tgz'],
  ['file:/packages/mine.tgz', 'file:/packages/mine.tgz'],
  ['^1.2.3', '^1.2.3'],
  ['npm:other@1', 'npm:other@1'],
  ['github:somebody/thing', 'github:somebody/thing'],
  ['https://example.com/thing.tgz', 'https://example.com/thing.tgz'],
  ['*', '*'],
  ['', ''],
])('the package specifier %s refers to the same package in another folder', (spec, absolute) => {
  const manifest = {
    name: 'store',
    dependencies: { thing: spec },
    devDependencies: { thing: spec },
    overrides: { other: { thing: spec }, thing: spec },
  };
  expect(withAbsoluteSpecs(manifest, '/shops/store')).toEqual({
    name: 'store',
    dependencies: { thing: absolute },
    devDependencies: { thing: absolute },
    overrides: { other: { thing: absolute }, thing: absolute },
  });
});

test("reports npm's errors without its warnings", () => {
  const stderr = [
    'npm warn tarball tarball data for my-full@file:../x.tgz (null) seems to be corrupted. Trying again.',
    'npm warn deprecated glob@7',
    'npm error code ENOENT',
    'npm error no such file or directory, open /x.tgz',
    'npm error A complete log of this run can be found in: /logs/x.log',
  ].join('\n');
  expect(npmFault({ code: 1, stdout: '', stderr })).toBe(
    'code ENOENT no such file or directory, open /x.tgz',
  );
  expect(npmFault({ code: 1, stdout: '', stderr: 'killed\n' })).toBe('killed');
});
