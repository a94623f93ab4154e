import { exportProducts, fileRows, importProducts, listAttributeTypes } from '../modules/catalog/index.ts';
import type { ImportReport, ProductFormat } from '../modules/catalog/index.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';
import { isStandard, openInput, openOutput } from './productFiles.ts';
import { refusalReport } from './refusalReport.ts';
import type { ReportedRow } from './refusalReport.ts';

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
    const rows = fileRows(input, format, await listAttributeTypes(app.db));
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
