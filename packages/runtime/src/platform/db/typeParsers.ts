import type { DriverTypeParser } from 'slonik';

/** Parsers for column types. Types not listed here keep the driver's parsers: json and jsonb are parsed. */
export const typeParsers: readonly DriverTypeParser[] = [
  { name: 'numeric', parse: asText },
  { name: 'int8', parse: safeInteger },
  { name: 'timestamptz', parse: (text) => isoInstant(text) },
  { name: 'timestamp', parse: (text) => isoInstant(`${text}Z`) },
  { name: 'date', parse: asText },
  { name: 'interval', parse: asText },
];

/** Keeps exact decimals and calendar dates as the database writes them. */
function asText(text: string): string {
  return text;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The BIGINT ${text} does not fit a JavaScript number.`);
  return value;
}

/** Returns ISO 8601 in UTC with milliseconds. `infinity` has no such form and stays unchanged. */
function isoInstant(text: string): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text.replace(/Z$/, '') : instant.toISOString();
}
