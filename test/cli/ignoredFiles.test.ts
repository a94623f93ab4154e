import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ignoredIn } from '../support/imageOf.ts';
import { shop } from './shopProcess.ts';

/** Private files of a running store. */
const PRIVATE = [
  '.env',
  '.env.local',
  'deploy/.env.production',
  'deploy/kubernetes/secret.yaml',
  'tls/server.key',
  'server.pem',
  'backups/shop.tar.gz',
  'backups/2026/media.json',
  'deploy/backups/1.json',
  'shop.tar.gz',
  'exports/monday.tar.gz',
  'shop.dump',
  'old/shop.sql.gz',
  '.shop/postgres/data/PG_VERSION',
  '.shop/media/a.png',
  'extensions/mine/.env',
  'extensions/mine/node_modules/a/index.js',
  'node_modules/a/index.js',
];

/** Files that an author adds and that are part of the store. */
const ADDED = ['extensions/mine/migrations/0001_a.sql', 'packages/mine.tgz', '.env.example'];

test('git and the image include the store’s files, and no secret and no backup', async () => {
  const place = path.join(mkdtempSync(path.join(tmpdir(), 'shop-ignored-')), 'store');
  try {
    expect((await shop(['new', place])).code).toBe(0);
    const files = globSync('{*,.*,*/**}', { cwd: place }).filter((file) =>
      statSync(path.join(place, file)).isFile(),
    );
    expect(files).toContain('.dockerignore');
    for (const file of [...ADDED, ...PRIVATE]) {
      mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(place, file), file);
    }
    const own = [...files, ...ADDED];
    execFileSync('git', ['init', '--quiet'], { cwd: place });
    execFileSync('git', ['add', '--all', '.'], { cwd: place });
    const taken = execFileSync('git', ['ls-files'], { cwd: place, encoding: 'utf8' }).trim().split('\n');
    expect(taken.toSorted()).toEqual(own.toSorted());
    const isIgnored = ignoredIn(place);
    // If a folder is ignored, everything in it is ignored.
    const inImage = [...own, ...PRIVATE].filter(
      (file) => !file.split('/').some((_, at, parts) => isIgnored(parts.slice(0, at + 1).join('/'))),
    );
    expect(inImage.toSorted()).toEqual(own.filter((file) => file !== '.env.example').toSorted());
  } finally {
    rmSync(path.dirname(place), { recursive: true });
  }
});
