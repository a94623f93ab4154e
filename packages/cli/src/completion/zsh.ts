import { commandPaths } from './places.ts';
import type { Place } from './places.ts';

/** Returns the zsh completion script for `shop`, with descriptions of commands and options. */
export function zshScript(places: readonly Place[]): string {
  const paths = commandPaths(places).map((path) => `' ${path}'`);
  return `#compdef shop
# The completion of shop for zsh. Add to ~/.zshrc after compinit: eval "$(shop completion zsh)"
_shop() {
  local place= word
  local -a found choices options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place $word" in
      (${paths.join('|')}) place+=" $word" ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${places.flatMap(valuesOf).join('\n')}
  esac
  case $place in
${places.map(wordsOf).join('\n')}
  esac
  _describe command found
  (( \${#choices} )) && compadd -a choices
  _describe -o option options
}
compdef _shop shop
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const described = (name: string, description: string): string =>
  quoted(`${name.replaceAll(':', String.raw`\:`)}:${description}`);
const prefixed = ({ path }: Place): string => (path === '' ? '' : ` ${path}`);

const valuesOf = (place: Place): readonly string[] =>
  place.options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, choices }) => {
      const pattern = flags.map((flag) => `'${prefixed(place)} ${flag}'`).join('|');
      const complete = choices.length > 0 ? `compadd -- ${choices.map(quoted).join(' ')}` : '_files';
      return `    (${pattern}) ${complete}; return ;;`;
    });

function wordsOf(place: Place): string {
  const commands = place.commands.map(({ name, description }) => described(name, description));
  const options = place.options.flatMap(({ flags, description }) =>
    flags.map((flag) => described(flag, description)),
  );
  const files = place.takesArgument && place.choices.length === 0 ? '; _files' : '';
  return `    ('${prefixed(place)}') found=(${commands.join(' ')}) choices=(${place.choices
    .map(quoted)
    .join(' ')}) options=(${options.join(' ')})${files} ;;`;
}
