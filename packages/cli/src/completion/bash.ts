import { commandPaths } from './places.ts';
import type { Place } from './places.ts';

/** Writes the script by which bash completes `shop`. Where it knows no word, bash completes the names of files. */
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

/** Writes a line for each option that takes a value: its choices, or whatever bash completes without us. */
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
