import {
  exportProducts,
  fileRows,
  importProducts,
  listAttributeTypes,
  csvLine,
} from '../modules/catalog/index.ts';
import type { ImportReport, ProductFormat, RefusedRow } from '../modules/catalog/index.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';
import { isStandard, openInput, openOutput } from './productFiles.ts';

export interface ImportFileOptions extends StoreOptions {
  /** The file path, or `-` for stdin. */
  readonly file: string;
  readonly format: ProductFormat;
  readonly dryRun?: boolean;
  /** True to import nothing if any row is rejected. */
  readonly allOrNothing?: boolean;
  /** The file to which all rejected rows are written, in the import format. */
  readonly reportFile?: string;
}

/** The result of importing a product file. */
export interface ImportedFile extends ImportReport {
  readonly dryRun: boolean;
  /** True if nothing was imported because a row was rejected. */
  readonly rolledBack: boolean;
  readonly seconds: number;
  /** The first rejected rows. */
  readonly refusals: readonly ReportedRow[];
}

/** Runs `shop products import`. */
export async function importProductsOfStore({
  file,
  format,
  dryRun = false,
  allOrNothing = false,
  reportFile,
  ...options
}: ImportFileOptions): Promise<ImportedFile> {
  const input = await openInput(file);
  const report = await refusalReport(reportFile, format);
  return withShop({ ...options, command: 'products import' }, async ({ app }) => {
    const started = performance.now();
    const name = dryRun ? 'checkProducts' : 'importProducts';
    options.onStep?.({ name });
    const rows = fileRows(input, format, await listAttributeTypes(app.db), unreadableFile);
    const totals = await importProducts(app, app.db, rows, {
      isDryRun: dryRun,
      isAllOrNothing: allOrNothing,
      onRefused: report.add,
      onProgress: (done) => options.onStep?.({ name, done }),
      signal: options.signal,
    });
    await report.finish();
    const seconds = Math.round(performance.now() - started) / 1000;
    const rolledBack = allOrNothing && !dryRun && totals.refused > 0;
    return { ...totals, dryRun, rolledBack, seconds, refusals: report.first() };
  });
}

const unreadableFile = (message: string, hint: string) =>
  new StartFailure(EXIT.failure, [{ where: 'The file', message, hint }]);

export interface ExportFileOptions extends StoreOptions {
  /** The file path, or `-` for stdout. */
  readonly file: string;
  readonly format: ProductFormat;
}

/** Runs `shop products export`. The file only appears when it is complete. */
export const exportProductsOfStore = ({ file, format, ...options }: ExportFileOptions) =>
  withShop({ ...options, command: 'products export' }, async ({ app }) => {
    const output = await openOutput(file);
    // An interrupted command does not wait for the export to finish.
    options.signal?.addEventListener('abort', output.discard);
    options.onStep?.({ name: 'exportProducts' });
    try {
      const products = await exportProducts(app.db, {
        format,
        write: output.write,
        onProgress: (done) => options.onStep?.({ name: 'exportProducts', done }),
        signal: options.signal,
      });
      await output.finish();
      return { products };
    } catch (error) {
      output.discard();
      // `shop products export | head` closes the pipe after the first lines.
      if (isStandard(file) && isClosedPipe(error)) return { products: null };
      throw error;
    }
  });

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');

/** Maximum number of rejected rows shown. */
const SHOWN = 20;

/** A rejected row, as reported by the command. */
interface ReportedRow extends Pick<RefusedRow, 'line' | 'sku'> {
  readonly messages: readonly string[];
}

interface RefusalReport {
  readonly add: (row: RefusedRow) => Promise<void>;
  /** Returns the first rejected rows, for display. */
  first(): readonly ReportedRow[];
  finish(): Promise<void>;
}

/**
 * Collects rejected rows: the first ones for display, and all of them in a file if one is given. Throws StartFailure if the file
 * cannot be written.
 */
async function refusalReport(file: string | undefined, format: ProductFormat): Promise<RefusalReport> {
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
