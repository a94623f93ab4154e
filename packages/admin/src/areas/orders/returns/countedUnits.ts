/** A line of a return, with the units that are still expected and those that are counted in the dialog. */
export interface ExpectedLine {
  readonly id: string;
  readonly sku: string;
  readonly expected: number;
  readonly counted: number;
}

/** Says what a scanned SKU means: a line that it counts up, a line of which all units are counted, or no line. */
export type Scan =
  | { readonly kind: 'counted'; readonly line: ExpectedLine; readonly counted: number }
  | { readonly kind: 'full'; readonly line: ExpectedLine }
  | { readonly kind: 'unknown' };

/** Finds the line that a scanned or typed SKU counts up by one. Upper and lower case do not matter. */
export function scanSku(lines: readonly ExpectedLine[], scanned: string): Scan {
  const sku = scanned.trim().toLowerCase();
  const own = lines.filter((line) => line.sku.toLowerCase() === sku);
  const open = own.find(({ expected, counted }) => counted < expected);
  if (open) return { kind: 'counted', line: open, counted: open.counted + 1 };
  return own[0] ? { kind: 'full', line: own[0] } : { kind: 'unknown' };
}
