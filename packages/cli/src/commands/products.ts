import { Command, Option } from 'commander';
import type { ImportedFile } from '@shop/runtime';
import { note, print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';

type Format = 'csv' | 'jsonl';

interface FileOptions extends CommonOptions {
  readonly format?: Format;
}

interface ImportOptions extends FileOptions {
  readonly dryRun?: true;
  readonly allOrNothing?: true;
  readonly report?: string;
}

export const productsCommand = (interrupted: AbortSignal): Command =>
  new Command('products')
    .description('import and export products')
    .addCommand(importCommand(interrupted))
    .addCommand(exportCommand(interrupted));

const importCommand = (interrupted: AbortSignal): Command =>
  new Command('import')
    .description('create and update products from the rows of a file, by SKU (exit 1 when a row is refused)')
    .argument('<file>', 'file to read; - is stdin')
    .addOption(formatOption())
    .option('--dry-run', 'report what would happen, and write nothing')
    .option('--all-or-nothing', 'write nothing when a row is refused')
    .option('--report <file>', 'write every refused row into this file')
    .action(async (file: string, options: ImportOptions) => {
      const format = formatOf(file, options);
      const { importProductsOfStore } = await import('@shop/runtime');
      const imported = await withSteps((onStep) =>
        importProductsOfStore({
          storeDir: options.store,
          onStep,
          signal: interrupted,
          file,
          format,
          dryRun: options.dryRun === true,
          allOrNothing: options.allOrNothing === true,
          ...(options.report !== undefined && { reportFile: options.report }),
        }),
      );
      printRefusals(imported, options.report);
      print(options, imported, summaryOf(imported));
      if (imported.refused > 0) process.exitCode = 1;
    });

const exportCommand = (interrupted: AbortSignal): Command =>
  new Command('export')
    .description('write all products into a file that can be imported')
    .argument('[file]', 'file to write; - is stdout', '-')
    .addOption(formatOption())
    .action(async (file: string, options: FileOptions, command: Command) => {
      const format = formatOf(file, options);
      if (file === '-' && options.json)
        command.error(
          'error: --json needs a file: stdout carries the products\n(Name one: shop products export FILE)',
        );
      const { exportProductsOfStore } = await import('@shop/runtime');
      const exported = await withSteps((onStep) =>
        exportProductsOfStore({ storeDir: options.store, onStep, signal: interrupted, file, format }),
      );
      if (file !== '-') print(options, exported, [`${exported.products} products written to ${file}.`]);
    });

const formatOption = () =>
  new Option(
    '--format <format>',
    'csv or jsonl (JSON lines); default: by the extension of the file, else csv',
  ).choices(['csv', 'jsonl']);

function formatOf(file: string, { format }: FileOptions): Format {
  if (format) return format;
  return /\.(?:jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv';
}

function printRefusals({ refused, refusals }: ImportedFile, report: string | undefined): void {
  for (const { line, sku, messages } of refusals)
    note(`line ${line}${sku === null ? '' : ` (${sku})`}: ${messages.join('; ')}`);
  const more = refused - refusals.length;
  if (more > 0) note(`… and ${more} more${report === undefined ? '; --report FILE writes them all' : ''}`);
}

function summaryOf(imported: ImportedFile): string[] {
  const { rows, created, updated, unchanged, refused, dryRun, rolledBack, seconds } = imported;
  const speed = Math.round(rows / Math.max(seconds, 0.001));
  const would = dryRun || rolledBack ? 'would be ' : '';
  return [
    `${rows} rows in ${seconds.toFixed(1)} s (${speed} a second)`,
    `${created} ${would}created, ${updated} ${would}updated, ${unchanged} unchanged, ${refused} refused`,
    ...(rolledBack ? ['Nothing was written, because rows were refused.'] : []),
  ];
}
