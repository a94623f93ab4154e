import { csvLine } from '../modules/catalog/index.ts';
import type { ProductFormat, RefusedRow } from '../modules/catalog/index.ts';
import { openOutput } from './productFiles.ts';

/** Maximum number of rejected rows shown. */
const SHOWN = 20;

/** A rejected row, as reported by the command. */
export interface ReportedRow extends Pick<RefusedRow, 'line' | 'sku'> {
  readonly messages: readonly string[];
}

export interface RefusalReport {
  readonly add: (row: RefusedRow) => Promise<void>;
  /** Returns the first rejected rows, for display. */
  first(): readonly ReportedRow[];
  finish(): Promise<void>;
}

/**
 * Collects rejected rows: the first ones for display, and all of them in a file if one is given. Throws StartFailure if the file
 * cannot be written.
 */
export async function refusalReport(file: string | undefined, format: ProductFormat): Promise<RefusalReport> {
  const first: ReportedRow[] = [];
  const output = file === undefined ? null : await openOutput(file);
  if (format === 'csv') await output?.write(csvLine(['line', 'sku', 'message']));
  return {
    async add({ faults, ...refused }) {
      const row = { ...refused, messages: faults.map(({ message }) => message) };
      if (first.length < SHOWN) first.push(row);
      await output?.write(format === 'csv' ? csvOf(row) : `${JSON.stringify(row)}\n`);
    },
    first: () => first,
    finish: async () => output?.finish(),
  };
}

const csvOf = ({ line, sku, messages }: ReportedRow): string =>
  csvLine([String(line), sku ?? '', messages.join('; ')]);
