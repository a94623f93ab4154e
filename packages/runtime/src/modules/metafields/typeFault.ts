import type { FieldType } from './field.ts';

const COLOR = /^#([0-9a-fA-F]{6})$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const text = (value: unknown) => (typeof value === 'string' ? null : 'must be string');

const BY_TYPE: Readonly<
  Record<Exclude<FieldType, 'rich_text' | 'group'>, (value: unknown) => string | null>
> = {
  short_text: text,
  long_text: text,
  // URLs may also be paths within the shop.
  url: text,
  integer: (value) => (Number.isInteger(value) ? null : 'must be integer'),
  // JSON can contain numbers that are too large for a float.
  number: (value) => (Number.isFinite(value) ? null : 'must be number'),
  boolean: (value) => (typeof value === 'boolean' ? null : 'must be boolean'),
  date: (value) => text(value) ?? (isDate(value as string) ? null : 'must match format "date"'),
  color: (value) =>
    text(value) ?? (COLOR.test(value as string) ? null : `must match pattern "${COLOR.source}"`),
};

/**
 * Returns the reason why a value does not have a type, or null if it does. The contents of rich texts and groups are
 * validated separately (see compileField.ts).
 */
export const typeFault = (type: FieldType, value: unknown): string | null =>
  type === 'rich_text' || type === 'group' ? null : BY_TYPE[type](value);

/** Reports whether a string is a calendar date. */
function isDate(value: string): boolean {
  const [, year, month, day] = (DATE.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return day <= (days as number);
}
