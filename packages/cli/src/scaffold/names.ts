/** The name of a scaffolded item in all spellings that its files use. */
export interface Names {
  /** The package name: `my-thing`, or `@acme/my-thing`. */
  readonly packageName: string;
  /** `my-thing`. */
  readonly kebab: string;
  /** `myThing`. */
  readonly camel: string;
  /** `MyThing`. */
  readonly pascal: string;
  /** `my_thing`, and `MY_THING` in uppercase. */
  readonly snake: string;
  /** `My thing`. */
  readonly words: string;
}

const PACKAGE_NAME = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Derives the spellings from a package name, or returns null for an invalid one. */
export function namesOf(packageName: string): Names | null {
  if (!PACKAGE_NAME.test(packageName) || packageName.length > 100) return null;
  const kebab = packageName.replace(/^@[^/]+\//, '');
  const parts = kebab.split('-');
  const pascal = parts.map(capitalized).join('');
  return {
    packageName,
    kebab,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    words: capitalized(parts.join(' ')),
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces the template's placeholder names with the given names. */
export const renamed = (text: string, { kebab, camel, pascal, snake, words }: Names): string =>
  text
    .replaceAll('my-thing', kebab)
    .replaceAll('myThing', camel)
    .replaceAll('MyThing', pascal)
    .replaceAll('my_thing', snake)
    .replaceAll('MY_THING', snake.toUpperCase())
    .replaceAll('My thing', words);
