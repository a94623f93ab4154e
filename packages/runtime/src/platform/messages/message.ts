import { IntlMessageFormat } from 'intl-messageformat';

/** The values that fill a message. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** A parsed message: a fixed text, or a function of its values. */
export type Message = string | ((values: MessageValues) => string);

/** Prepares a text in ICU MessageFormat for a locale. Throws a SyntaxError for an invalid one. */
export function parseMessage(text: string, locale: string): Message {
  if (!SYNTAX.test(text)) return text;
  const elements = parse(text);
  const message = new IntlMessageFormat([...elements], locale);
  if (namesIn(elements).length === 0) return String(message.format());
  return joined(elements) ?? ((values) => String(message.format(values)));
}

/** Lists the names of the values that a text in ICU MessageFormat takes. Throws a SyntaxError for an invalid one. */
export function argumentsOf(text: string): readonly string[] {
  if (!SYNTAX.test(text)) return NO_NAMES;
  let names = namesByText.get(text);
  if (names === undefined) {
    names = [...new Set(namesIn(parse(text)))];
    namesByText.set(text, names);
  }
  return names;
}

/** The names of the values of each text: a start asks for them twice, of thousands of texts. */
const namesByText = new Map<string, readonly string[]>();
const NO_NAMES: readonly string[] = [];

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Matches the characters with a meaning in ICU MessageFormat. A text without them is used as it is, and not parsed. */
const SYNTAX = /[{}']/;

const parse = (text: string): Elements =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

/** The types of elements that are plain text, and plain values. */
const LITERAL = 0;
const ARGUMENT = 1;

/** Joins texts and plain values, which most messages consist of, without the library. Null if the message needs the library. */
function joined(elements: Elements): ((values: MessageValues) => string) | null {
  const parts = elements.flatMap((element) =>
    element.type === LITERAL || element.type === ARGUMENT
      ? { isText: element.type === LITERAL, value: element.value }
      : [],
  );
  if (parts.length < elements.length) return null;
  return (values) =>
    parts.map(({ isText, value }) => (isText ? value : String(valueOf(values, value)))).join('');
}

function valueOf(values: MessageValues, name: string): MessageValues[string] {
  const value = values[name];
  if (value === undefined) throw new Error(`The value "${name}" is missing`);
  return value;
}

const namesIn = (elements: Elements): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== LITERAL ? [element.value] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
  ]);
