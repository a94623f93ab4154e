import type { MessageCatalogue } from '@shop/runtime/messages';
import { runningTexts } from './runningTexts.ts';

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
    'cli.step.stagePackages': 'Installing the new packages into a copy',
    'cli.step.checkUpgrade': 'Checking the store with the new packages',
    'cli.step.installPackages': 'Installing the new packages',
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

    'cli.routes.description': 'list every route: method, path, access, id (the permission key) and extension',

    'cli.schema.description': 'print the storefront’s GraphQL schema, extensions included',
    'cli.schema.admin': 'print the admin schema instead',

    'cli.openapi.description': 'print the OpenAPI document of the REST routes, extensions included',

    'cli.sdk.description': 'the SDK of this store',
    'cli.sdk.generate.description':
      'write the types of the installed extensions, of both GraphQL schemas and of the metafields, for @shop/sdk',
    'cli.sdk.generate.out': 'the folder to write to',
    'cli.sdk.generate.check': 'write nothing, and exit with 1 when the files are out of date',
    'cli.sdk.generate.noMetafields': 'leave out the metafields; then no database is needed',
    'cli.sdk.generate.written': 'Written to {out}: {files}.',
    'cli.sdk.generate.upToDate': 'The files in {out} are up to date.',
    'cli.sdk.generate.stale': 'Out of date in {out}: {files}.',
    'cli.sdk.generate.run': 'Run "shop sdk generate --out {out}" and commit what it writes.',

    'cli.config.description': 'the store’s configuration',
    'cli.config.check.description':
      'check the configuration of the shop and its extensions, and show the values in force',
    'cli.config.check.valid': 'The configuration is valid.',

    'cli.new.description': 'make a store in a new folder, ready for npm install and npm run dev',
    'cli.new.dir': 'the folder of the store, which must not exist yet',
    'cli.new.name': 'the name of the shop that shoppers read; default: by the folder',
    'cli.new.currency': 'the code of its currency (ISO 4217)',
    'cli.new.country': 'the code of the country that it sends parcels from (ISO 3166-1)',
    'cli.new.locale': 'how amounts and dates are written, and the first language of the shop (BCP 47)',
    'cli.new.packages':
      'install the packages of Shop from the tarballs in this folder, in place of the registry',
    'cli.new.made': 'Made {dir} with {count, plural, one {{count} file} other {{count} files}}. Go on with:',

    'cli.extension.description': 'make, check and list extensions',
    'cli.extension.new.description': 'make an extension in a new folder, with tests, ready for npm pack',
    'cli.extension.new.kind': 'what it adds to the shop',
    'cli.extension.new.name': 'the name of its package, such as my-parcels or @acme/parcels',
    'cli.extension.new.dir': 'the folder; default: by the name, in the current folder',
    'cli.extension.check.description':
      'check the package of an extension as a store would get it: package.json, built files, contributions',
    'cli.extension.check.dir': 'the folder of the extension',
    'cli.extension.check.sound':
      '{name} can be published, with {count, plural, one {{count} file} other {{count} files}}.',
    'cli.extension.list.description': 'list what each extension contributes, and where it comes from',
    'cli.extension.builtIn': 'built in',
    ...runningTexts,
  },
} as const satisfies MessageCatalogue;

/** The texts of the command by key, for the compiler. */
export type CliTexts = (typeof cliMessages)['texts'];
