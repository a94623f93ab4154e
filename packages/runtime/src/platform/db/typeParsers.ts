import type { DriverTypeParser } from 'slonik';

/** The parsers for column types. All other types are parsed by the driver, including json and jsonb. */
export const typeParsers: readonly DriverTypeParser[] = [
  { name: 'numeric', parse: asText },
  { name: 'int8', parse: safeInteger },
  { name: 'timestamptz', parse: (text) => isoInstant(text) },
  { name: 'timestamp', parse: (text) => isoInstant(`${text}Z`) },
  { name: 'date', parse: asText },
  { name: 'interval', parse: asText },
];

/** Returns the value as PostgreSQL writes it, to keep decimals and calendar dates exact. */
function asText(text: string): string {
  return text;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The BIGINT ${text} does not fit a JavaScript number.`);
  return value;
}

/** Returns the time in ISO 8601 format in UTC with milliseconds. Returns `infinity` unchanged. */
function isoInstant(text: string): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text.replace(/Z$/, '') : instant.toISOString();
}
