import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { completionCommand } from './commands/completion.ts';
import { configCommand } from './commands/config.ts';
import { devCommand } from './commands/dev.ts';
import { doctorCommand } from './commands/doctor.ts';
import { eventsCommand } from './commands/events.ts';
import { explainCommand } from './commands/explain.ts';
import { extensionCommand } from './commands/extension.ts';
import { migrateCommand } from './commands/migrate.ts';
import { newCommand } from './commands/new.ts';
import { openApiCommand } from './commands/openApi.ts';
import { productsCommand } from './commands/products.ts';
import { routesCommand } from './commands/routes.ts';
import { schemaCommand } from './commands/schema.ts';
import { sdkCommand } from './commands/sdk.ts';
import { seedCommand } from './commands/seed.ts';
import { startCommand } from './commands/start.ts';
import { tokenCommand } from './commands/token.ts';
import { upgradeCommand } from './commands/upgrade.ts';
import { userCommand } from './commands/user.ts';
import { webhooksCommand } from './commands/webhooks.ts';
import { plainText } from './texts.ts';

/**
 * Creates the `shop` command. Subcommands load the runtime only when they run, so that help is fast. Commands that use the
 * database end early if `interrupted` aborts.
 */
export function createProgram(interrupted: AbortSignal): Command {
  const program = new Command('shop')
    .description(plainText('cli.description'))
    .usage(plainText('cli.usage'))
    .version(version())
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .addHelpText('after', plainText('cli.help'));
  for (const command of [
    startCommand(interrupted),
    devCommand(interrupted),
    newCommand(),
    migrateCommand(interrupted),
    userCommand(interrupted),
    tokenCommand(interrupted),
    productsCommand(interrupted),
    seedCommand(interrupted),
    routesCommand(),
    schemaCommand(),
    openApiCommand(),
    sdkCommand(interrupted),
    configCommand(),
    extensionCommand(interrupted),
    doctorCommand(interrupted),
    upgradeCommand(interrupted),
    backupCommand(interrupted),
    restoreCommand(interrupted),
    eventsCommand(interrupted),
    webhooksCommand(interrupted),
    explainCommand(interrupted),
    completionCommand(),
  ]) {
    program.addCommand(command);
  }
  // All commands, including nested ones, throw instead of exiting, and have the store and output options.
  every(program, (command) => {
    command.exitOverride().configureOutput({ outputError: () => {} });
    nameMisspeltBeforeMissing(command);
    refuseEmptyValues(command);
    if (command.commands.length === 0 || command.name() === 'migrate') {
      command
        .option('--store <dir>', plainText('cli.option.store'), '.')
        .option('--json', plainText('cli.option.json'));
    }
  });
  return program;
}

/** The members of commander's commands that report faults, which its types omit. */
interface Faults {
  missingArgument(name: string): void;
  optionMissingArgument(option: unknown): void;
  missingMandatoryOptionValue(option: unknown): void;
  unknownOption(flag: string): void;
}

/** Reports an unknown option before a missing option, because the unknown option may be a misspelling of the missing one. */
function nameMisspeltBeforeMissing(command: Command): void {
  const faults = command as unknown as Faults;
  const reportMissing = faults.missingMandatoryOptionValue.bind(command);
  faults.missingMandatoryOptionValue = (option) => {
    const unknown = command.args.find((argument) => argument.startsWith('--'));
    if (unknown !== undefined) faults.unknownOption(unknown);
    reportMissing(option);
  };
}

/**
 * Rejects an empty argument or option value as missing (exit 2). An empty value usually comes from an unset script variable:
 * with `--store "$STORE"`, the command would use the current folder.
 */
function refuseEmptyValues(command: Command): void {
  const faults = command as unknown as Faults;
  command.hook('preAction', () => {
    for (const [index, argument] of command.registeredArguments.entries())
      if (command.args[index] === '') faults.missingArgument(argument.name());
    for (const option of command.options)
      if (command.getOptionValue(option.attributeName()) === '') faults.optionMissingArgument(option);
  });
}

function every(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) every(child, visit);
}

/** Reads this package's version. Its folder is one level above this file, both in the sources and in the build. */
function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { readonly version: string }).version;
}
