import { commandPaths } from './places.ts';
import type { Place } from './places.ts';

/** Returns the bash completion script for `shop`. If it has no suggestion, bash completes file names. */
export function bashScript(places: readonly Place[]): string {
  const paths = commandPaths(places).map((path) => `' ${path}'`);
  return `# The completion of shop for bash. Add to ~/.bashrc: eval "$(shop completion bash)"
_shop() {
  local cur=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} place= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$place \${COMP_WORDS[i]}" in
      ${paths.join(' | ')}) place+=" \${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$place $previous" in
${places.flatMap(valuesOf).join('\n')}
  esac
  case $place in
${places.map(wordsOf).join('\n')}
  esac
}
complete -o default -F _shop shop
`;
}

const prefixed = ({ path }: Place): string => (path === '' ? '' : ` ${path}`);

const reply = (words: readonly string[]): string =>
  `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$cur"))`;

/**
 * Returns a line for each option that accepts a value. The line completes the option's choices, or uses bash's default
 * completion.
 */
const valuesOf = (place: Place): readonly string[] =>
  place.options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, choices }) => {
      const pattern = flags.map((flag) => `'${prefixed(place)} ${flag}'`).join(' | ');
      return `    ${pattern}) ${choices.length > 0 ? `${reply(choices)}; ` : ''}return ;;`;
    });

const wordsOf = (place: Place): string =>
  `    '${prefixed(place)}') ${reply([
    ...place.commands.map(({ name }) => name),
    ...place.choices,
    ...place.options.flatMap(({ flags }) => flags),
  ])} ;;`;
