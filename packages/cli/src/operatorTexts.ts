/** The texts of the commands by which a shop is looked after: `doctor`, `explain`, `upgrade`, `completion` and `extension bisect`. */
export const operatorTexts = {
  'cli.doctor.description':
    'check what the shop needs, how it is configured, and whether its records agree (exit 8 when records do not, 6 while migrations are pending, 1 for other faults)',
  'cli.doctor.only': 'comma list of checks and groups: setUp, goLive, configuration, data',
  'cli.doctor.onlyData': 'check only the records, as --only data does',
  'cli.doctor.limit':
    'seconds after which a statement about the records is cut off, at most 30 (default: 10)',
  'cli.doctor.seconds': 'Use a number from 1 to 30.',
  'cli.doctor.all': 'list also what is in order',
  'cli.doctor.conflict': '--data and --only cannot be used together',
  'cli.doctor.setUp': 'Set up',
  'cli.doctor.goLive': 'Go live',
  'cli.doctor.configuration': 'Configuration and machine',
  'cli.doctor.data': 'Records',
  'cli.doctor.inOrder':
    '{count, plural, one {✓ {count} check is in order.} other {✓ {count} checks are in order.}}',
  'cli.doctor.fix': '    {fix}',
  'cli.doctor.sound': 'Nothing is broken.',
  'cli.doctor.broken':
    '{count, plural, one {{count} fault must be fixed.} other {{count} faults must be fixed.}}',

  'cli.backup.description':
    'write the database, as it is at one moment, and the files of media into one file; the shop may run meanwhile',
  'cli.backup.file': 'the file to write, such as shop.tar.gz; it is replaced when the backup is complete',
  'cli.backup.written':
    '{file}: {rows, plural, one {{rows} row} other {{rows} rows}} of {tables, plural, one {{tables} table} other {{tables} tables}}, {count, plural, one {{count} file} other {{count} files}} of media, {size} MB, {seconds} s',
  'cli.backup.listed':
    'The files of media are in the storage {storage} and not in the backup, which has the list of them: back them up there.',
  'cli.restore.description':
    'restore a backup into an empty database and the folder of media (exit 6 when it does not fit the installed packages, 8 when records disagree)',
  'cli.restore.file': 'the file that `shop backup` wrote',
  'cli.restore.done':
    'Restored the backup of {time}: {rows, plural, one {{rows} row} other {{rows} rows}} in {seconds} s.',
  'cli.restore.files': '{count, plural, one {{count} file} other {{count} files}} of media written back.',
  'cli.restore.noFiles': 'The backup has no files of media: they were in another storage.',
  'cli.restore.migrated': 'migrated  {name}',
  'cli.restore.leftOut':
    'Left out: {table}, which no migration makes. An extension with a migration for it lets it be restored.',
  'cli.restore.secrets':
    'The secrets in the settings and the second factors of administrators cannot be read: set `session.secret` or `secrets.key` to what the backed-up shop had.',
  'cli.restore.sound': 'The records agree with each other.',
  'cli.restore.broken':
    '{count, plural, one {{count} rule does not hold for the records} other {{count} rules do not hold for the records}}: see `shop doctor --data`.',

  'cli.upgrade.description':
    'check what newer packages of the shop would change, and install them with --yes (exit 1 when a check refuses)',
  'cli.upgrade.to': 'the version to upgrade to; default: the newest that package.json allows',
  'cli.upgrade.packages': 'a folder of packed packages (.tgz) to upgrade to',
  'cli.upgrade.yes': 'install the packages, unless a check refuses',
  'cli.upgrade.migrate': 'apply the migrations after that; only with --yes',
  'cli.upgrade.oneSource': '--to and --packages cannot be used together',
  'cli.upgrade.migrateNeedsYes': '--migrate needs --yes',
  'cli.upgrade.package': 'PACKAGE',
  'cli.upgrade.from': 'NOW',
  'cli.upgrade.then': 'THEN',
  'cli.upgrade.check': '{mark} {id}: {message}',
  'cli.upgrade.notes': 'Notes of {version}:',
  'cli.upgrade.refused': 'The upgrade is refused; nothing was changed.',
  'cli.upgrade.ready': 'Nothing was changed. `--yes` installs the packages.',
  'cli.upgrade.applied': 'The packages are installed. Run `shop migrate`, then start the shop anew.',
  'cli.upgrade.migrated': 'The packages are installed and the database is migrated. Start the shop anew.',

  'cli.bisect.description':
    'find the extension that causes a fault, by starting the shop with fewer and fewer of them',
  'cli.bisect.run':
    'command that judges each try: exit code 0 means good; $SHOP_URL is the address of the shop',
  'cli.bisect.noTerminal': 'there is no terminal in which to ask whether a try is good',
  'cli.bisect.useRun': 'Use --run with a command that ends with exit code 0 when the fault is not there.',
  'cli.bisect.try': 'With {count} of {all}: {names}',
  'cli.bisect.none': 'none',
  'cli.bisect.notStarted': '  The shop did not start: {message}',
  'cli.bisect.question': '  {address} – good or bad? ',
  'cli.bisect.good': '  good',
  'cli.bisect.bad': '  bad',
  'cli.bisect.culprit': '{name} ({from}) causes the fault.',
  'cli.bisect.tries': 'Found in {count, plural, one {{count} try} other {{count} tries}}.',
  'cli.bisect.alwaysGood': 'the fault is not there with all extensions',
  'cli.bisect.checkCommand':
    'Check that --run fails, or that you look at the right page, while all are there.',
  'cli.bisect.alwaysBad': 'the fault is there without any of the extensions that can be left out',
  'cli.bisect.lookElsewhere':
    'Look at the configuration, the active theme, or the shop itself: `shop doctor` checks them.',

  'cli.completion.description':
    'print the script by which a shell completes the commands and options of shop',
  'cli.completion.shell': 'the shell',

  'cli.explain.description': 'explain how a value was computed',
  'cli.explain.cart.description':
    'explain how each total of an active cart was computed, and which extension changed it',
  'cli.explain.cart.id': 'the uuid of the cart',
  'cli.explain.stale': 'The cart was saved with other totals. The next read saves and returns these.',
  'cli.explain.line': 'LINE',
  'cli.explain.value': 'VALUE',
  'cli.explain.before': 'BEFORE',
  'cli.explain.after': 'AFTER',
  'cli.explain.how': 'HOW',
  'cli.explain.price.description':
    'explain what a product costs a customer, a group or a guest, step by step',
  'cli.explain.tax.description':
    'explain which tax rates apply to a product at an address, and why others do not',
  'cli.explain.shipping.description':
    'explain what an address is offered: the zones, the providers that are asked, and what is left out',
  'cli.explain.coupon.description': 'explain which conditions of a coupon an active cart meets',
  'cli.explain.page.description':
    'explain what is shown at a path: route, record, redirect, theme, widgets, cache',
  'cli.explain.sku': 'the SKU of the product',
  'cli.explain.skus': 'the SKU of a product; may be repeated, each with a --qty',
  'cli.explain.qty': 'the number of units (default: 1)',
  'cli.explain.qtyRange': 'Use a whole number from 1 to 100000.',
  'cli.explain.customer': 'the email address of a customer',
  'cli.explain.group': 'the name or id of a customer group',
  'cli.explain.country': 'the country of the address, such as US',
  'cli.explain.countryCode': 'Name it by its ISO 3166-1 code, such as US.',
  'cli.explain.province': 'the province, such as US-CA',
  'cli.explain.postcode': 'the postcode',
  'cli.explain.coupon.code': 'the code of the coupon',
  'cli.explain.path': 'the path, such as /de/chair',
  'cli.explain.pathStart': 'Begin the path with a slash.',
  'cli.explain.goods': 'name goods by --sku, or a cart by --cart',
  'cli.explain.destination': 'name an address by --country, or a cart by --cart',
  'cli.explain.oneBuyer': '--customer and --group cannot be used together',
  'cli.explain.byExtension': 'extension "{extension}": {text}',
} as const;
