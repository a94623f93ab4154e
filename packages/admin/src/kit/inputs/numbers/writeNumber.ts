/** The form in which a number is written. */
export interface Written {
  readonly language: string;
  /** Minimum number of decimal places. */
  readonly decimals?: number;
  /** If false, thousands separators are omitted, as in typed input. */
  readonly isGrouped?: boolean;
}

/** Formats a number in a language with all its decimal places. `readNumber` parses the result back to the same number. */
export function writeNumber(value: number, { language, decimals = 0, isGrouped: grouped = true }: Written) {
  const key = `${language} ${decimals} ${grouped}`;
  const known = formats.get(key);
  if (known) return known.format(value);
  const format = new Intl.NumberFormat(language, {
    useGrouping: grouped ? 'always' : false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 15,
  });
  formats.set(key, format);
  return format.format(value);
}

const formats = new Map<string, Intl.NumberFormat>();
