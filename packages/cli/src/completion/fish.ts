import { commandPaths } from './places.ts';
import type { CompletedOption, Place } from './places.ts';

/** Returns the fish completion script for `shop`, with descriptions of commands and options. */
export function fishScript(places: readonly Place[]): string {
  const paths = commandPaths(places).map((path) => `'${path}'`);
  return `# The completion of shop for fish. Save as ~/.config/fish/completions/shop.fish: shop completion fish > …
function __shop_at
  set -l place
  set -l words (commandline -opc)
  for word in $words[2..]
    set -l longer (string join -- ' ' $place $word)
    contains -- $longer ${paths.join(' ')}; and set place $longer
  end
  test "$place" = "$argv[1]"
end
complete -c shop -e
${places.flatMap(linesOf).join('\n')}
`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

function linesOf(place: Place): readonly string[] {
  const at = `complete -c shop -n ${quoted(`__shop_at '${place.path}'`)}`;
  const noFiles = place.takesArgument && place.choices.length === 0 ? [] : [`${at} -f`];
  const commands = place.commands.map(
    ({ name, description }) => `${at} -a ${quoted(name)} -d ${quoted(description)}`,
  );
  const choices = place.choices.map((choice) => `${at} -a ${quoted(choice)}`);
  return [...noFiles, ...commands, ...choices, ...place.options.map((option) => `${at} ${flagsOf(option)}`)];
}

function flagsOf({ flags, description, takesValue, choices }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r -F' : '';
  return `${names.join(' ')}${value} -d ${quoted(description)}`;
}
