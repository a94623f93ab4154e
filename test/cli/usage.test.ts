import { expect, test } from 'vitest';
import { createCommandRunner } from './commandRunner.ts';
import { modulesIn, repository, shop, moduleReports } from './shopProcess.ts';

const commands = [
  'start',
  'dev',
  'migrate',
  'migrate status',
  'migrate plan',
  'user create',
  'token create',
  'token list',
  'token revoke',
  'products import',
  'products export',
  'seed demo',
  'routes',
  'schema',
  'openapi',
  'config check',
  'extension list',
  'events list',
  'events retry',
  'events drop',
  'events replay',
  'explain cart',
  'explain price',
  'explain tax',
  'explain shipping',
  'explain coupon',
  'explain page',
  'doctor',
  'upgrade',
];

/** Module hook that prints the URL of each module that a process loads. */
const namingModules =
  'import{registerHooks}from"node:module";' +
  'registerHooks({load(u,c,n){process._rawDebug("Loads "+u);return n(u,c)}})';
const telling = ['--import', `data:text/javascript,${encodeURIComponent(namingModules)}`];

const modulesListedIn = (stderr: string): readonly string[] =>
  [...stderr.matchAll(/^Loads (.*)$/gm)].map(([, url = '']) => url);

const runner = createCommandRunner(telling);
const wordsOf = (command: string): readonly string[] => [...command.split(' ').filter(Boolean), '--help'];

test.for(['', ...commands])('help of `shop %s` does not load the runtime', async (command) => {
  const { code, stdout, stderr } = await runner.run({
    args: wordsOf(command),
    cwd: repository,
    env: {},
    input: '',
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: shop ${command}`));
  if (command !== '') expect(stdout).toMatch(/--store <dir>[^]*--json/);
  const loaded = modulesListedIn(stderr);
  // The first command loads the modules that all commands share.
  if (command === '') expect(loaded.some((url) => url.endsWith('/cli/src/program.ts'))).toBe(true);
  expect(loaded.filter((url) => url.includes('/runtime/'))).toEqual([]);
});

test.for([
  ['strat', "unknown command 'strat'", 'Did you mean start?'],
  ['migrate statsu', "unknown command 'statsu'", 'Did you mean status?'],
  ['extension lst', "unknown command 'lst'", 'Did you mean list?'],
  ['extention list', "unknown command 'extention'", 'Did you mean extension?'],
  ['explain shiping', "unknown command 'shiping'", 'Did you mean shipping?'],
  ['explain price A --countri US', "unknown option '--countri'", 'Did you mean --country?'],
  ['events replay mails --form now', "unknown option '--form'", 'Did you mean --from?'],
  ['user second-factor remov', "unknown command 'remov'", 'Did you mean remove?'],
  ['upgrade --migrate', '--migrate needs --yes'],
  ['start --prot 80', "unknown option '--prot'", 'Did you mean --port?'],
  ['start --port http', "option '--port <port>' argument 'http' is invalid. Use a number from 0 to 65535."],
  ['start here', "too many arguments for 'start'. Expected 0 arguments but got 1: here."],
  ['user create', "required option '--email <email>' not specified"],
  ['token create --email ada@shop.test', "required option '--name <name>' not specified"],
  [
    'seed demo --products -1',
    "option '--products <count>' argument '-1' is invalid. Use a whole number from 1 to 10000000.",
  ],
  ['user', 'no command given'],
])(
  '`shop %s` is a usage error, exit 2: %s',
  async ([line = '', message, hint = 'Use --help to list all commands.']) => {
    const { code, stdout, stderr } = await shop(line.split(' '));
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(`✗ ${message}\n  ${hint}\n`);
  },
);

test('with --json, a usage error is one document too', async () => {
  const { code, stdout } = await shop(['start', '--prot', '80', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    error: {
      exitCode: 2,
      message: "unknown option '--prot'",
      faults: [{ where: 'shop', message: "unknown option '--prot'", hint: 'Did you mean --port?' }],
    },
  });
});

test('the version is the package’s', async () => {
  expect((await shop(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(['', 'start', 'products import', 'user create', 'extension bisect'])(
  'the help of "shop %s" runs in one process that loads neither the runtime nor the slow parts of Node',
  async (command) => {
    const [node = '', ...more] = moduleReports;
    const { code, stdout, stderr } = await shop(wordsOf(command), { through: [node, ...telling, ...more] });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: shop ${command}`));
    const urls = modulesListedIn(stderr);
    expect(urls.filter((url) => url.endsWith('/cli/src/main.ts'))).toHaveLength(1);
    expect(urls.filter((url) => url.includes('/runtime/'))).toEqual([]);
    const loaded = modulesIn(stderr);
    expect(loaded).toContain('NativeModule fs');
    for (const name of ['http', 'crypto', 'zlib', 'tls', 'readline/promises', 'internal/deps/undici/undici'])
      expect(loaded).not.toContain(`NativeModule ${name}`);
  },
);
