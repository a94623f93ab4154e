import { IntlMessageFormat } from 'intl-messageformat';

/** The values that fill a message. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** A parsed message: a fixed string, or a function of its values. */
export type Message = string | ((values: MessageValues) => string);

/** Compiles an ICU MessageFormat string for a locale. Throws a SyntaxError if it is invalid. */
export function parseMessage(text: string, locale: string): Message {
  if (!SYNTAX.test(text)) return text;
  const elements = parse(text);
  const message = new IntlMessageFormat([...elements], locale);
  if (namesIn(elements).length === 0) return String(message.format());
  return joined(elements) ?? ((values) => String(message.format(values)));
}

/** Lists the names of the values in an ICU MessageFormat string. Throws a SyntaxError if it is invalid. */
export function argumentsOf(text: string): readonly string[] {
  if (!SYNTAX.test(text)) return NO_NAMES;
  let names = namesByText.get(text);
  if (names === undefined) {
    names = [...new Set(namesIn(parse(text)))];
    namesByText.set(text, names);
  }
  return names;
}

/** Cache of value names by message: startup requests them twice for thousands of messages. */
const namesByText = new Map<string, readonly string[]>();
const NO_NAMES: readonly string[] = [];

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Matches characters with a meaning in ICU MessageFormat. A string without them is used unchanged, without parsing. */
const SYNTAX = /[{}']/;

const parse = (text: string): Elements =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

/** The element types for literal text and plain values. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * Joins literal text and plain values, which make up most messages, without the library. Null if the message needs the library.
 */
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
