// Counts occurrences of the words in the "Plain words" table of docs/glossary.md, in user-facing text and in the sources, and doc comments
// and descriptions of the API that begin with a question word. Also counts forms of address and quotation marks that translations do not use.
// Fails if the counts exceed the limits. Lower the limits whenever you replace a word. With --list, lists
// the occurrences.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './keepPage.ts';

const BOUNDS = { shown: 0, code: 9, comments: 0, descriptions: 0, translations: 0 };

/** Files with user-facing text: English catalogs, documentation and the error list. */
const SHOWN = [
  'packages/admin/src/text/en',
  'packages/runtime/src/modules/**/*{Messages,Texts}.ts',
  'packages/cli/src/*{Messages,Texts,texts}.ts',
  'extensions/*/src/*Messages.ts',
  '*.md',
  'docs',
  'packages/*/README.md',
  'extensions/*/README.md',
];
const CODE = ['packages/*/src', 'packages/*/build', 'extensions', 'examples', 'scripts'];
/** Excluded files. Decisions and release notes are not rewritten, and the words apply only to English. */
const LEFT_OUT = [
  'docs/adr',
  'docs/upgrade',
  'docs/glossary.md',
  'CHANGELOG.md',
  'scripts/checkWords.ts',
  '**/*.test.ts',
  'packages/admin/src/text/{de,es,fr,ar}',
  '**/languages/**',
  'packages/sdk/src/generated',
  'packages/runtime/src/modules/provinces/provinceTranslations.ts',
  '**/*.{json,css,png,svg,graphql}',
];

interface Word {
  readonly pattern: RegExp;
  readonly isForCode: boolean;
}

/** Reads the banned words from the glossary. A star matches any ending. */
function readWords(): readonly Word[] {
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  const [, section = ''] = glossary.split('## Plain words\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `(.+?)` +\| .+? \| (texts|everywhere) +\|$/gm)].flatMap(
    ([, words = '', where]) =>
      words.split('`, `').map((word) => ({
        pattern: new RegExp(
          `(?<![\\w-])${RegExp.escape(word.replace(/\*$/, ''))}${word.endsWith('*') ? '\\w*' : '(?![\\w-])'}`,
          'gi',
        ),
        isForCode: where === 'everywhere',
      })),
  );
}

const globs = (patterns: readonly string[], excluded: readonly string[]) => [
  ...patterns.map((one) => `:(glob)${one}${/\.\w+$|\}$/.test(one) ? '' : '/**'}`),
  ...excluded.map((one) => `:(exclude,glob)${one}${/\.\w+$|\}$|\*\*$/.test(one) ? '' : '/**'}`),
];

/** Expands braces in patterns, which git does not support. */
const writtenOut = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((one) => {
    const [, before = '', inner, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(one) ?? [];
    return inner === undefined ? [one] : inner.split(',').map((part) => `${before}${part}${after}`);
  });

/** Lists the git-tracked files that match the patterns. */
function filesOf(patterns: readonly string[], excluded: readonly string[]): readonly string[] {
  const args = ['ls-files', '--', ...globs(writtenOut(patterns), writtenOut(excluded))];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Removes catalog keys, code in documents, and URLs, so that only user-facing text remains. */
const shownText = (file: string, text: string): string =>
  file.endsWith('.md')
    ? text
        .replaceAll(/```[\s\S]*?```/g, '')
        .replaceAll(/`[^`\n]*`/g, '')
        .replaceAll(/\]\([^)]*\)/g, ']')
    : [...text.matchAll(/^\s*'[\w.]+':\s*'((?:[^'\\]|\\.)*)',?$/gm)].map(([, value]) => value).join('\n');

function placesIn(
  files: readonly string[],
  words: readonly Word[],
  textOf: typeof shownText,
): readonly string[] {
  return files.flatMap((file) => {
    const text = textOf(file, readFileSync(path.join(root, file), 'utf8'));
    return words.flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([word]) => `${file}: ${word}`));
  });
}

/** Files whose doc comments are checked. Those of the generated client are the descriptions of the API. */
const COMMENTED = ['packages', 'extensions', 'examples', 'scripts', 'test'].flatMap((folder) => [
  `${folder}/**/*.{ts,tsx}`,
  `${folder}/**/*.{js,mjs}`,
]);
const QUESTION = '(What|How|Whether|That|Which|When|Where)\\b[^\\n]*';
/** Doc comments begin with a verb or a subject, as in "Returns …" or "The time of …". */
const COMMENT = new RegExp(`\\/\\*\\*(?:\\s|\\*(?!\\/))+${QUESTION}`, 'g');
/** So do descriptions of fields, settings and routes: they become doc comments of the client. */
const DESCRIPTION = new RegExp(
  `(?:\\bdescribe\\(|\\bdescription:|\\bkind\\(\\s*'\\w+',)\\s*['"\`]${QUESTION}`,
  'g',
);
const SCHEMA_DESCRIPTION = new RegExp(`^\\s*"{1,3}\\s*${QUESTION}`, 'gm');

function questionsIn(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(
      ([comment]) => `${file}: ${comment}`,
    ),
  );
}

/**
 * Informal forms of address, and quotation marks of other languages. Shops address their customers formally (docs/glossary.md). Verbs that are
 * both an informal imperative and the third person count only where they begin a sentence.
 */
const UNUSED: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}-])(?:du|dich|dir|dein(?:e|en|em|er|es)?|euch|euer|eure[mnrs]?)(?![\p{L}-])|[«»]|”/giu,
  es: /(?<![\p{L}-])(?:tu|tus|ti|contigo|puedes|tienes|quieras|elijas|tengas|hagas)(?![\p{L}-])|(?<=^|[.:?!] |\{)(?:Añade (?:más|#|\{)|Elige|Introduce|Inicia|Escribe|Selecciona|Pulsa|Comprueba|Crea (?:la|el|los|las|un|una))(?![\p{L}-])|[“”„]/giu,
  fr: /(?<![\p{L}-])(?:tu|toi|ton|tes)(?![\p{L}-])|[“”„]/giu,
};
const MESSAGE = /^\s*"[\w.:-]+": "((?:[^"\\]|\\.)*)",?$/gmu;

const unusedIn = (language: string, pattern: RegExp): readonly string[] =>
  filesOf(
    [
      `packages/runtime/languages/${language}`,
      `packages/admin/src/text/${language}`,
      `extensions/*/languages/${language}`,
    ],
    [],
  ).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(MESSAGE)].flatMap(([, text = '']) =>
      (text.match(pattern) ?? []).map((form) => `${file}: ${form} in “${text}”`),
    ),
  );

const words = readWords();
const shown = filesOf(SHOWN, LEFT_OUT);
const code = filesOf(CODE, [
  ...LEFT_OUT,
  ...SHOWN.filter((one) => one !== '*.md' && one !== 'docs'),
  '**/*.md',
]);
const commented = filesOf(COMMENTED, []);
const found = {
  shown: placesIn(shown, words, shownText),
  code: placesIn(
    code,
    words.filter(({ isForCode }) => isForCode),
    (_, text) => text,
  ),
  comments: questionsIn(commented, COMMENT),
  descriptions: [
    // The demo content is for shoppers.
    ...questionsIn(filesOf([...CODE, 'packages/cli/templates'], [...LEFT_OUT, '**/demo/**']), DESCRIPTION),
    ...questionsIn(filesOf(['packages/**/*.graphql', 'extensions/**/*.graphql'], []), SCHEMA_DESCRIPTION),
  ],
  translations: Object.entries(UNUSED).flatMap(([language, pattern]) => unusedIn(language, pattern)),
};
if (words.length < 10 || shown.length < 50 || code.length < 1000 || commented.length < 3000)
  throw new Error('There is nothing to check');
const MEANINGS = {
  shown: 'words that the glossary replaces: shown',
  code: 'words that the glossary replaces: code',
  comments: 'doc comments that begin with a question word',
  descriptions: 'descriptions of the API that begin with a question word',
  translations: 'informal forms and foreign quotation marks in translations',
};
for (const where of ['shown', 'code', 'comments', 'descriptions', 'translations'] as const) {
  const { length } = found[where];
  const bound = BOUNDS[where];
  console.log(`${length} (at most ${bound}) ${MEANINGS[where]}`);
  if (process.argv.includes('--list')) for (const place of found[where]) console.log(`  ${place}`);
  if (length > bound) process.exitCode = 1;
  if (length < bound) console.log(`  Lower the bound in scripts/checkWords.ts to ${length}.`);
}
