import type { MessageCatalogue } from '@shop/runtime/messages';

/** The texts of the command for people, in ICU MessageFormat. Only their types come from the runtime, so that help is quick. */
export const cliMessages = {
  owner: 'cli',
  locale: 'en',
  texts: {
    'cli.description': 'Runs and manages a Shop store.',
    'cli.usage': '<command> [options]',
    'cli.help': `
A store is a folder with shop.config.ts (or .js, .json). Commands act on the current folder unless --store names another.
\`shop <command> --help\` shows the options of a command.

Exit codes: 0 ok, 1 failure, 2 usage, 3 configuration invalid, 4 input needed, 5 database out of reach,
6 migrations pending, failed or changed, 7 an extension failed to load, 8 records disagree (doctor), 130 interrupted.`,
    'cli.option.store': 'folder of the store',
    'cli.option.json': 'one JSON document on stdout, logs on stderr',
    'cli.noCommand': 'no command was named',
    'cli.useHelp': 'Use --help for a list.',
    'cli.interrupted': 'Interrupted.',
    'cli.cutOff': 'The work under way did not end in time and is cut off.',
    'cli.stopping': 'Stopping …',
    'cli.stopped': 'Stopped.',

    'cli.step.startDatabase': 'Starting the embedded PostgreSQL',
    'cli.step.migrate': 'Migrating the database',
    'cli.step.loadDemo': 'Loading the demo data',
    'cli.step.openShop': 'Opening the shop',
    'cli.step.createProducts': 'Creating products',
    'cli.step.checkProducts': 'Checking products',
    'cli.step.checkRecords': 'Checking the records',
    'cli.step.importProducts': 'Importing products',
    'cli.step.exportProducts': 'Exporting products',
    'cli.step.done': '{step} {done}',
    'cli.step.doneOf': '{step} {done} of {total}',
    'cli.step.seconds': '{seconds} s',

    'cli.start.description': 'start the shop',
    'cli.start.migrate': 'apply pending migrations first (the embedded database always does)',
    'cli.start.port': 'port to listen on',
    'cli.start.host': 'address to listen on',
    'cli.start.portRange': 'Use a number from 0 to 65535.',
    'cli.start.listens': 'Shop listens on {address}',
    'cli.start.publicAddress': 'Public address',
    'cli.start.admin': 'Admin',
    'cli.start.graphql': 'GraphQL',
    'cli.start.graphiql': 'GraphiQL',
    'cli.start.adminEmail': 'Admin e-mail',
    'cli.start.adminPassword': 'Admin password',
    'cli.start.passwordShown': 'printed at the first start',
    'cli.start.keepPassword':
      'Keep the password: it is not shown again. `shop user create` creates another administrator.',
    'cli.start.setup':
      'This shop has no administrator yet. Open this link to become the first one; it holds for 24 hours and works once:',
    'cli.start.simulated': '{gateway} (simulated)',
    'cli.start.cards': 'Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. No money moves.',
    'cli.start.howToStop': 'Ctrl-C stops the shop.',
    'cli.start.inDoubt': 'The state of the shop is in doubt after an uncaught exception. Stopping …',

    'cli.dev.description': 'start for development: reload on change, readable logs, GraphiQL',
    'cli.dev.migrate': 'apply pending migrations at each start (the embedded database always does)',
    'cli.dev.simulateGateways': 'simulate the card and wallet gateways on this machine, without an account',
    'cli.dev.listensAgain': 'Shop listens again on {address} after {seconds} s',
    'cli.dev.ended': 'The shop ended with code {code}. It restarts at the next change.',
    'cli.dev.changed': '{file} changed, restarting …',

    'cli.migrate.description': 'apply pending migrations: the core’s first, then each extension’s',
    'cli.migrate.applied': 'applied  {owner}  {name}',
    'cli.migrate.count': '{count} applied.',
    'cli.migrate.nothing': 'Nothing to apply.',
    'cli.migrate.status.description':
      'list which migrations are applied, pending or changed (exit 6 unless all are applied)',
    'cli.migrate.status.complete': 'All are applied.',
    'cli.migrate.status.open': '{open} of {total} are not applied.',
    'cli.migrate.plan.description': 'print the SQL that `shop migrate` would run',
    'cli.migrate.plan.pending': '-- {count} pending',

    'cli.user.description': 'manage administrators',
    'cli.user.create.description':
      'create an administrator; prompts for the password unless --password-stdin is given',
    'cli.user.create.email': 'e-mail to log in with',
    'cli.user.create.name': 'full name',
    'cli.user.create.passwordStdin': 'read the password from the first line of stdin',
    'cli.user.created': 'Created {email}.',
    'cli.user.password.description':
      'set a new password for an administrator, and end all sessions and API tokens of the account',
    'cli.user.password.email': 'e-mail of the administrator',
    'cli.user.passwordSet': 'Set the new password of {email}. All sessions and API tokens have ended.',
    'cli.user.secondFactor.description': 'manage the second factors of administrators',
    'cli.user.secondFactor.remove.description':
      'remove authenticator, passkeys and recovery codes of an administrator, and end all sessions of the account',
    'cli.user.secondFactorRemoved':
      'Removed the second factors of {email}. All sessions have ended. The running shop reports it to the account by e-mail.',
    'cli.password.prompt': 'Password: ',
    'cli.password.repeat': 'Repeat password: ',
    'cli.password.differ': 'The passwords differ.',
    'cli.password.ended': 'The input ended before the password was entered.',
    'cli.password.noTerminal': 'there is no terminal to prompt for it',
    'cli.password.pipe': 'Pipe it in: printf "%s" "$PASSWORD" | shop user create --email … --password-stdin',

    'cli.token.description': 'manage long-lived API tokens',
    'cli.token.create.description': 'create a named API token for an administrator; it is shown once',
    'cli.token.create.email': 'e-mail of the administrator for whom it acts',
    'cli.token.create.name': 'name that says what it is for',
    'cli.token.create.expires': 'days until it expires, 0 for never (default: 365)',
    'cli.token.create.days': 'Use a whole number of days.',
    'cli.token.create.permissions': 'comma list of permissions (default: all of the administrator)',
    'cli.token.create.idList': 'Use a comma list of permissions.',
    'cli.token.list.description': 'list the valid API tokens',
    'cli.token.list.email': 'only those of the administrator with this e-mail',
    'cli.token.list.id': 'ID',
    'cli.token.list.administrator': 'ADMINISTRATOR',
    'cli.token.list.name': 'NAME',
    'cli.token.list.permissions': 'PERMISSIONS',
    'cli.token.list.lastUsed': 'LAST USED',
    'cli.token.list.expires': 'EXPIRES',
    'cli.token.list.all': 'all',
    'cli.token.list.never': 'never',
    'cli.token.revoke.description': 'end an API token',
    'cli.token.revoke.id': 'the id that `shop token list` shows',
    'cli.token.revoked': 'Revoked {name}.',

    'cli.products.description': 'import and export products',
    'cli.products.format': 'csv or jsonl (JSON lines); default: by the extension of the file, else csv',
    'cli.products.import.description':
      'create and update products from the rows of a file, by SKU (exit 1 when a row is refused)',
    'cli.products.import.file': 'file to read; - is stdin',
    'cli.products.import.dryRun': 'report what would happen, and write nothing',
    'cli.products.import.allOrNothing': 'write nothing when a row is refused',
    'cli.products.import.report': 'write every refused row into this file',
    'cli.products.import.refused': 'line {line}: {messages}',
    'cli.products.import.refusedSku': 'line {line} ({sku}): {messages}',
    'cli.products.import.more': '… and {count} more',
    'cli.products.import.moreInReport': '… and {count} more; --report FILE writes them all',
    'cli.products.import.speed':
      '{rows, plural, one {{rows} row} other {{rows} rows}} in {seconds} s ({speed} a second)',
    'cli.products.import.written':
      '{created} created, {updated} updated, {unchanged} unchanged, {refused} refused',
    'cli.products.import.notWritten':
      '{created} would be created, {updated} would be updated, {unchanged} unchanged, {refused} refused',
    'cli.products.import.rolledBack': 'Nothing was written, because rows were refused.',
    'cli.products.export.description': 'write all products into a file that can be imported',
    'cli.products.export.file': 'file to write; - is stdout',
    'cli.products.export.jsonNeedsFile': '--json needs a file: stdout carries the products',
    'cli.products.export.nameFile': 'Name one: shop products export FILE',
    'cli.products.export.written':
      '{count, plural, one {{count} product} other {{count} products}} written to {file}.',

    'cli.seed.description': 'load example data',
    'cli.seed.demo.description':
      'load the demo catalogue if there is no product yet, or create generated products',
    'cli.seed.demo.products': 'create this many generated products',
    'cli.seed.demo.range': 'Use a whole number from 1 to 10000000.',
    'cli.seed.demo.remove':
      'remove the demo catalogue: products that are as it made them, and what is empty then; orders stay',
    'cli.seed.demo.conflict': '--remove and --products cannot be used together',
    'cli.seed.removed': '{count, plural, one {{count} product} other {{count} products}} removed.',
    'cli.seed.nothingLeft': 'There is no demo product; nothing was removed.',
    'cli.seed.nothing': 'There are products already; nothing was created.',
    'cli.seed.created': '{count, plural, one {{count} product} other {{count} products}} created.',

    'cli.doctor.description':
      'check what the shop needs, how it is configured, and whether its records agree (exit 8 when records do not, 6 while migrations are pending, 1 for other faults)',
    'cli.doctor.only': 'comma list of checks and groups: setUp, goLive, configuration, data',
    'cli.doctor.onlyData': 'check the records alone, as --only data does',
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
    'cli.doctor.mend': '    {mend}',
    'cli.doctor.sound': 'Nothing is broken.',
    'cli.doctor.broken':
      '{count, plural, one {{count} fault must be mended.} other {{count} faults must be mended.}}',

    'cli.routes.description': 'list every route: method, path, access, id (the permission key) and extension',

    'cli.schema.description': 'print the storefront’s GraphQL schema, extensions included',
    'cli.schema.admin': 'print the admin schema instead',

    'cli.openapi.description': 'print the OpenAPI document of the REST routes, extensions included',

    'cli.config.description': 'the store’s configuration',
    'cli.config.check.description':
      'check the configuration of the shop and its extensions, and show the values in force',
    'cli.config.check.valid': 'The configuration is valid.',

    'cli.extension.description': 'list the installed extensions',
    'cli.extension.list.description': 'list what each extension contributes, and where it comes from',
    'cli.extension.builtIn': 'built in',

    'cli.events.description': 'list, retry and drop parked events, and replay logged ones',
    'cli.events.list.description': 'list the parked events, which used up all their tries, oldest first',
    'cli.events.list.limit': 'the most events to list',
    'cli.events.list.count': 'Use a whole number from 1 to 1000.',
    'cli.events.none': 'No event is parked.',
    'cli.events.id': 'ID',
    'cli.events.event': 'EVENT',
    'cli.events.subscriber': 'SUBSCRIBER',
    'cli.events.tries': 'TRIES',
    'cli.events.emitted': 'EMITTED',
    'cli.events.error': 'ERROR',
    'cli.events.retry.description': 'give parked events all their tries again',
    'cli.events.retried': '{count, plural, one {{count} event} other {{count} events}} will be tried again.',
    'cli.events.drop.description': 'delete parked events for good',
    'cli.events.dropped': '{count, plural, one {{count} event} other {{count} events}} dropped.',
    'cli.events.ids': 'ids of `shop events list`',
    'cli.events.all': 'every parked event',
    'cli.events.choice': 'name ids, or use --all',
    'cli.events.replay.description': 'hand the logged events of a time range to one subscriber again',
    'cli.events.replay.subscriber': 'id of the subscriber',
    'cli.events.replay.from': 'start of the time range, such as 2026-01-31T08:00:00Z',
    'cli.events.replay.to': 'end of the time range, which is not part of it',
    'cli.events.replay.time': 'Use an ISO 8601 time.',
    'cli.events.replayed':
      '{count, plural, one {{count} event} other {{count} events}} handed to the subscriber again.',
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
    'cli.explain.customer': 'the e-mail address of a customer',
    'cli.explain.group': 'the name or id of a customer group',
    'cli.explain.country': 'the country of the address, such as US',
    'cli.explain.countryCode': 'Use the two capitals of ISO 3166-1, such as US.',
    'cli.explain.province': 'the province, such as US-CA',
    'cli.explain.postcode': 'the postcode',
    'cli.explain.coupon.code': 'the code of the coupon',
    'cli.explain.path': 'the path, such as /de/chair',
    'cli.explain.pathStart': 'Begin the path with a slash.',
    'cli.explain.goods': 'name goods by --sku, or a cart by --cart',
    'cli.explain.destination': 'name an address by --country, or a cart by --cart',
    'cli.explain.oneBuyer': '--customer and --group cannot be used together',
    'cli.explain.byExtension': 'extension "{extension}": {text}',
  },
} as const satisfies MessageCatalogue;

/** The texts of the command by key, for the compiler. */
export type CliTexts = (typeof cliMessages)['texts'];
