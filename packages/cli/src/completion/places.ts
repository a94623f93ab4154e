import type { Argument, Command, Option } from 'commander';

/** An option in shell completion. */
export interface CompletedOption {
  /** The flags, such as `-h` and `--help`. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** A command, and the arguments that can follow it on the command line. */
export interface Place {
  /** The words of the command after `shop`, such as `extension new`. Empty for `shop` itself. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly CompletedOption[];
  /** The choices of the first argument that has any. */
  readonly choices: readonly string[];
  readonly takesArgument: boolean;
}

/** Lists the words of each command below `shop`. */
export const commandPaths = (places: readonly Place[]): readonly string[] =>
  places.flatMap(({ path }) => (path === '' ? [] : path));

/** Lists a command and all commands below it, as shown in its help. */
export function placesOf(command: Command, path = ''): readonly Place[] {
  const help = command.createHelp();
  const children = help.visibleCommands(command);
  const place: Place = {
    path,
    commands: children.map((child) => ({ name: child.name(), description: child.description() })),
    options: help.visibleOptions(command).map(optionOf),
    choices: command.registeredArguments.flatMap(choicesOf),
    takesArgument: command.registeredArguments.length > 0,
  };
  const below = command.commands.flatMap((child) => placesOf(child, `${path} ${child.name()}`.trim()));
  return [place, ...below];
}

const choicesOf = ({ argChoices }: Argument | Option): readonly string[] => argChoices ?? [];

const optionOf = (option: Option): CompletedOption => ({
  flags: [option.short, option.long].flatMap((flag) => flag ?? []),
  description: option.description,
  takesValue: option.required || option.optional,
  choices: choicesOf(option),
});
