/**
 * Who may import whom. `npm run check:imports` holds the tree against it, and test/architecture plants a violation of
 * each rule to see it found.
 */

/** In the order of packages/runtime/src/modules.ts: a module may import those before it. */
const modules = [
  'settings',
  'credentials',
  'auth',
  'adminUi',
  'operations',
  'deletions',
  'media',
  'appearance',
  'mail',
  'webhooks',
  'recovery',
  'notes',
  'adminSearch',
  'themes',
  'metafields',
  'provinces',
  'customers',
  'urls',
  'translations',
  'tax',
  'vatChecks',
  'currencies',
  'catalog',
  'pricing',
  'shipping',
  'payments',
  'promotions',
  'storedValue',
  'carts',
  'legal',
  'orders',
  'dashboard',
  'readiness',
  'blog',
  'cmsPages',
  'pageBuilder',
  'landingPages',
  'menus',
  'redirects',
  'newsletter',
  'reminders',
  'contact',
  'measurement',
  'privacy',
  'demo',
  'defaultTheme',
  'feeds',
  'storefront',
];

/** The folders and files of packages/runtime/src/platform, from the ground up: each may import those before it. */
const floors = [
  // What knows nothing of a shop.
  'errors.ts',
  'startFailure.ts',
  'money.ts',
  'clock.ts',
  'gate.ts',
  'withDeadline.ts',
  'firstFree.ts',
  'ratio.ts',
  'isRecord.ts',
  'zonedDay.ts',
  'nearestName.ts',
  'runtimeVersion.ts',
  'bundled',
  // PostgreSQL, and what a configuration may say.
  'db',
  'text',
  'countries',
  'config',
  'html',
  // What extensions and all above speak of, and who acts.
  'contracts',
  'acting',
  'secrets.ts',
  'createSealing.ts',
  'logger.ts',
  // The parts of a running shop.
  'migrations',
  'registry',
  'languages',
  'messages',
  'events',
  'contentCache',
  'audit',
  'rateLimit',
  'serverContext.ts',
  'watchState.ts',
  'jobs',
  // A request, from its bytes to its answer.
  'http/request',
  'http/forms',
  'http/limits',
  'http/answer',
  'http/idempotency',
  'http/*.ts',
  // What answers it: records, lists, documents.
  'loading',
  'listing',
  'deletions',
  'entity',
  'openApi',
  'graphql',
  // The shop as it is put together, and how it does.
  'extensions',
  'metrics',
  'workers',
  'telemetry',
  'pdf',
  'createContext.ts',
  'createHealth.ts',
];

const onFloors = (names) =>
  `^packages/runtime/src/platform/(${names
    .map((name) =>
      name.endsWith('.ts') ? `${name.replace('*', '[^/]+').replace('.ts', '\\.ts')}$` : `${name}/`,
    )
    .join('|')})`;

const platformFloors = floors.slice(0, -1).map((name, index) => ({
  name: `platform-floor-${name}`,
  comment:
    'A folder of the platform imports lower ones only, types included; what both speak of stands in contracts, and who acts in acting.',
  severity: 'error',
  from: { path: onFloors([name]), pathNot: '\\.(test|fixture)\\.ts$' },
  to: {
    path: onFloors(floors.slice(index + 1)),
    // The steps of a request name the type of its plan, which is made of what they check.
    ...(name.startsWith('http/') && { pathNot: '^packages/runtime/src/platform/http/routePlan\\.ts$' }),
  },
}));

/** The modules that extensions bring to the admin: the import map of its page resolves what they import. */
const inBrowser = '^(examples/extensions|extensions)/[^/]+/admin/';

const inModule = (name) => `^packages/runtime/src/modules/${name}/`;

const moduleOrder = modules.slice(0, -1).map((name, index) => ({
  name: `module-order-${name}`,
  comment:
    'A module imports earlier modules only; later ones reach it by events or by a contract that it publishes.',
  severity: 'error',
  from: { path: inModule(name) },
  to: { path: inModule(`(${modules.slice(index + 1).join('|')})`) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-undeclared',
      comment: 'What is imported stands in the package’s own package.json.',
      severity: 'error',
      from: { pathNot: inBrowser },
      to: { dependencyTypes: ['npm-no-pkg', 'unknown', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: inBrowser },
      to: { couldNotResolve: true },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^packages/runtime/src/platform/' },
      to: { path: '^packages/', pathNot: '^packages/runtime/src/platform/' },
    },
    {
      name: 'modules-through-their-index',
      comment: 'A module imports the index of another, and types that extensions see from its contract.',
      severity: 'error',
      from: { path: '^packages/runtime/src/modules/([^/]+)/' },
      to: {
        path: '^packages/runtime/src/modules/[^/]+/',
        pathNot: [
          '^packages/runtime/src/modules/$1/',
          '^packages/runtime/src/modules/[^/]+/(index|contract)\\.ts$',
        ],
      },
    },
    {
      name: 'contracts-name-contracts',
      comment: 'What extensions see of a module leads to contracts of other modules, never into their code.',
      severity: 'error',
      from: { path: '^packages/runtime/src/modules/([^/]+)/.*contract\\.ts$' },
      to: {
        path: '^packages/runtime/src/modules/[^/]+/',
        pathNot: ['^packages/runtime/src/modules/$1/', '^packages/runtime/src/modules/[^/]+/contract\\.ts$'],
      },
    },
    {
      name: 'modules-know-platform-alone',
      severity: 'error',
      from: { path: '^packages/runtime/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|extensions)/', pathNot: '^packages/runtime/src/(modules|platform)/' },
    },
    {
      name: 'extensions-through-the-public-interface',
      severity: 'error',
      from: {
        path: '^(extensions|examples|examples/extensions)/([^/]+)/src/',
        pathNot: ['\\.test\\.ts$', '^examples/storefront/'],
      },
      to: {
        path: '^(packages|extensions|examples)/',
        pathNot: ['^$1/$2/', '^packages/runtime/src/extension\\.ts$'],
      },
    },
    {
      name: 'storefronts-through-the-sdk',
      comment: 'A front end runs beside the shop, and knows its SDK alone.',
      severity: 'error',
      from: { path: '^examples/storefront/src/' },
      to: {
        path: '^(packages|extensions|examples)/',
        pathNot: ['^examples/storefront/', '^packages/sdk/src/(index|graphql|resources)\\.ts$'],
      },
    },
    {
      name: 'test-kit-in-tests-alone',
      comment:
        'The shop that runs knows nothing of the kit for tests; gateway simulators are not part of it.',
      severity: 'error',
      from: {
        path: '^packages/runtime/src/',
        pathNot: ['^packages/runtime/src/testing(/|\\.ts$)', '\\.(test|fixture)\\.ts$'],
      },
      to: { path: '^packages/runtime/src/testing(/|\\.ts$)' },
    },
    {
      name: 'cli-through-the-runtime-index',
      severity: 'error',
      from: { path: '^packages/cli/' },
      to: {
        path: '^(packages|extensions)/',
        pathNot: ['^packages/cli/', '^packages/runtime/src/(index|messages|workers)\\.ts$'],
      },
    },
    {
      name: 'sdk-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^(packages|extensions)/', pathNot: '^packages/sdk/' },
    },
    ...moduleOrder,
    ...platformFloors,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // No rule asks for orphans, circles or dependents, which takes half of the time to find out.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    // The parser does not read JSX. What imports such a file is left out with it; scripts/adminImports.ts reads those of the admin.
    // Templates are files of extensions to be made.
    exclude: { path: '(^|/)(dist|node_modules)/|[.]tsx$|^packages/cli/templates/' },
    enhancedResolveOptions: {
      conditionNames: ['@shop/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
