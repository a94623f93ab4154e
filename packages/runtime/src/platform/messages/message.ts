import { IntlMessageFormat } from 'intl-messageformat';

/** The values for a message's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** A parsed message, which is a fixed string or a function of the placeholder values. */
export type Message = string | ((values: MessageValues) => string);

/** Compiles an ICU MessageFormat string for a locale. Throws a SyntaxError if the string is invalid. */
export function parseMessage(text: string, locale: string): Message {
  if (!SYNTAX.test(text)) return text;
  const elements = parse(text);
  const message = new IntlMessageFormat([...elements], locale);
  if (namesIn(elements).length === 0) return String(message.format());
  return joined(elements) ?? ((values) => String(message.format(values)));
}

/** Lists the placeholder names in an ICU MessageFormat string. Throws a SyntaxError if the string is invalid. */
export function argumentsOf(text: string): readonly string[] {
  if (!SYNTAX.test(text)) return NO_NAMES;
  let names = namesByText.get(text);
  if (names === undefined) {
    names = [...new Set(SIMPLE.test(text) ? namesInBraces(text) : namesIn(parse(text)))];
    namesByText.set(text, names);
  }
  return names;
}

/** Cache of placeholder names by message. At startup, the names of thousands of messages are requested twice. */
const namesByText = new Map<string, readonly string[]>();
const NO_NAMES: readonly string[] = [];

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Matches the special characters of ICU MessageFormat. A string without them needs no parsing. */
const SYNTAX = /[{}']/;

/** Matches a message that consists only of literal text and simple placeholders. Its names are found without the library, at a tenth of the time. */
const SIMPLE = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

const namesInBraces = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);

const parse = (text: string): Elements =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

/** The message element types for literal text and simple placeholders. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * Compiles a message that consists only of literal text and simple placeholders, as most messages do. Null if the message needs
 * the MessageFormat library.
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
