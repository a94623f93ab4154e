/** The messages of the maintenance commands: `doctor`, `explain`, `upgrade`, `completion` and `extension bisect`. */
export const operatorTexts = {
  'cli.doctor.description':
    'check the shop’s setup, configuration and records (exit 8 if records are inconsistent, 6 if migrations are pending, 1 for other faults)',
  'cli.doctor.only': 'comma-separated checks and groups: setUp, goLive, configuration, data',
  'cli.doctor.onlyData': 'check only the records, same as --only data',
  'cli.doctor.limit': 'timeout in seconds for each statement about the records, at most 30 (default: 10)',
  'cli.doctor.seconds': 'Use a number from 1 to 30.',
  'cli.doctor.all': 'also list passed checks',
  'cli.doctor.conflict': '--data and --only cannot be used together',
  'cli.doctor.setUp': 'Setup',
  'cli.doctor.goLive': 'Go live',
  'cli.doctor.configuration': 'Configuration and machine',
  'cli.doctor.data': 'Records',
  'cli.doctor.inOrder': '{count, plural, one {✓ {count} check passed.} other {✓ {count} checks passed.}}',
  'cli.doctor.fix': '    {fix}',
  'cli.doctor.sound': 'No problems found.',
  'cli.doctor.broken':
    '{count, plural, one {{count} problem must be fixed.} other {{count} problems must be fixed.}}',

  'cli.backup.description':
    'write a consistent copy of the database and the media files to one file; the shop can keep running',
  'cli.backup.file':
    'file to write, such as shop.tar.gz; an existing one is replaced once the backup is complete',
  'cli.backup.written':
    '{file}: {rows, plural, one {{rows} row} other {{rows} rows}} from {tables, plural, one {{tables} table} other {{tables} tables}}, {count, plural, one {{count} media file} other {{count} media files}}, {size} MB, {seconds} s',
  'cli.backup.listed':
    'The media files are in the storage {storage}. The backup contains only a list of them, so back them up there.',
  'cli.restore.description':
    'restore a backup into an empty database and the media folder (exit 6 if it does not match the installed packages, 8 if records are inconsistent)',
  'cli.restore.file': 'file written by `shop backup`',
  'cli.restore.done':
    'Restored the backup from {time}: {rows, plural, one {{rows} row} other {{rows} rows}} in {seconds} s.',
  'cli.restore.files':
    '{count, plural, one {{count} media file restored.} other {{count} media files restored.}}',
  'cli.restore.noFiles': 'The backup contains no media files because they were in another storage.',
  'cli.restore.migrated': 'migrated  {name}',
  'cli.restore.leftOut':
    'Skipped: {table}, which no migration creates. To restore it, install the extension with its migration.',
  'cli.restore.secrets':
    'The secrets in the settings and the administrators’ second factors can’t be read. Set `session.secret` or `secrets.key` to the value of the backed-up shop.',
  'cli.restore.sound': 'All records are consistent.',
  'cli.restore.broken':
    '{count, plural, one {{count} rule is violated by the records} other {{count} rules are violated by the records}}: see `shop doctor --data`.',

  'cli.upgrade.description':
    'check what newer Shop packages would change, and install them with --yes (exit 1 if a check fails)',
  'cli.upgrade.to': 'version to upgrade to; default: the newest that package.json allows',
  'cli.upgrade.packages': 'folder of packed packages (.tgz) to upgrade to',
  'cli.upgrade.yes': 'install the packages unless a check fails',
  'cli.upgrade.migrate': 'then apply the migrations; only with --yes',
  'cli.upgrade.oneSource': '--to and --packages cannot be used together',
  'cli.upgrade.migrateNeedsYes': '--migrate needs --yes',
  'cli.upgrade.package': 'PACKAGE',
  'cli.upgrade.from': 'CURRENT',
  'cli.upgrade.then': 'NEW',
  'cli.upgrade.check': '{mark} {id}: {message}',
  'cli.upgrade.notes': 'Release notes for {version}:',
  'cli.upgrade.refused': 'The upgrade was stopped by a failed check. Nothing was changed.',
  'cli.upgrade.ready': 'Nothing was changed. Use `--yes` to install the packages.',
  'cli.upgrade.applied': 'The packages are installed. Run `shop migrate`, then restart the shop.',
  'cli.upgrade.migrated': 'The packages are installed and the database is migrated. Restart the shop.',

  'cli.bisect.description':
    'find the extension that causes a fault by starting the shop with fewer and fewer extensions',
  'cli.bisect.run':
    'command that tests each attempt: exit code 0 means good; $SHOP_URL is the URL of the shop',
  'cli.bisect.noTerminal': 'there is no terminal to ask whether an attempt is good',
  'cli.bisect.useRun': 'Use --run with a command that exits with code 0 if the fault does not occur.',
  'cli.bisect.try': 'With {count} of {all}: {names}',
  'cli.bisect.none': 'none',
  'cli.bisect.notStarted': '  The shop failed to start: {message}',
  'cli.bisect.question': '  {address} – good or bad? ',
  'cli.bisect.good': '  good',
  'cli.bisect.bad': '  bad',
  'cli.bisect.culprit': '{name} ({from}) causes the fault.',
  'cli.bisect.tries': 'Found in {count, plural, one {{count} attempt} other {{count} attempts}}.',
  'cli.bisect.alwaysGood': 'the fault does not occur with all extensions',
  'cli.bisect.checkCommand':
    'Check that --run fails, or that you are looking at the right page, with all extensions enabled.',
  'cli.bisect.alwaysBad': 'the fault also occurs without any of the optional extensions',
  'cli.bisect.lookElsewhere':
    'Check the configuration, the active theme and the shop itself with `shop doctor`.',

  'cli.completion.description': 'print a shell completion script for the shop command',
  'cli.completion.shell': 'shell to print the script for',

  'cli.explain.description': 'explain how a value was computed',
  'cli.explain.cart.description':
    'explain how each total of an active cart was computed, and which extension changed it',
  'cli.explain.cart.id': 'UUID of the cart',
  'cli.explain.stale': 'The cart was saved with different totals. The next read saves and returns these.',
  'cli.explain.line': 'LINE',
  'cli.explain.value': 'VALUE',
  'cli.explain.before': 'BEFORE',
  'cli.explain.after': 'AFTER',
  'cli.explain.how': 'HOW',
  'cli.explain.price.description':
    'explain what a customer, a group or a guest pays for a product, step by step',
  'cli.explain.tax.description':
    'explain which tax rates apply to a product at an address and why others do not',
  'cli.explain.shipping.description':
    'explain which shipping methods an address is offered: zones, providers and skipped methods',
  'cli.explain.coupon.description': 'explain which conditions of a coupon an active cart meets',
  'cli.explain.page.description':
    'explain what is shown at a path: route, record, redirect, theme, widgets and cache',
  'cli.explain.sku': 'SKU of the product',
  'cli.explain.skus': 'SKU of a product; repeatable, each with its own --qty',
  'cli.explain.qty': 'number of units (default: 1)',
  'cli.explain.qtyRange': 'Use a whole number from 1 to 100000.',
  'cli.explain.customer': 'email address of a customer',
  'cli.explain.group': 'name or ID of a customer group',
  'cli.explain.currency': 'currency in which the buyer pays, such as EUR (default: that of the shop)',
  'cli.explain.country': 'country of the address, such as US',
  'cli.explain.countryCode': 'Use its ISO 3166-1 code, such as US.',
  'cli.explain.province': 'province, such as US-CA',
  'cli.explain.postcode': 'postal code',
  'cli.explain.coupon.code': 'coupon code',
  'cli.explain.path': 'path, such as /de/chair',
  'cli.explain.pathStart': 'Start the path with a slash.',
  'cli.explain.goods': 'choose products with --sku, or a cart with --cart',
  'cli.explain.destination': 'choose an address with --country, or a cart with --cart',
  'cli.explain.oneBuyer': '--customer and --group cannot be used together',
  'cli.explain.byExtension': 'extension "{extension}": {text}',
} as const;
