import { Command, Option } from 'commander';
import type { ImportedFile } from '@shop/runtime';
import { note, print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

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
    .description(plainText('cli.products.description'))
    .addCommand(importCommand(interrupted))
    .addCommand(exportCommand(interrupted));

const importCommand = (interrupted: AbortSignal): Command =>
  new Command('import')
    .description(plainText('cli.products.import.description'))
    .argument('<file>', plainText('cli.products.import.file'))
    .addOption(formatOption())
    .option('--dry-run', plainText('cli.products.import.dryRun'))
    .option('--all-or-nothing', plainText('cli.products.import.allOrNothing'))
    .option('--report <file>', plainText('cli.products.import.report'))
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
      const text = await loadText();
      printRefusals(imported, options.report, text);
      print(options, imported, summaryOf(imported, text));
      if (imported.refused > 0) process.exitCode = 1;
    });

const exportCommand = (interrupted: AbortSignal): Command =>
  new Command('export')
    .description(plainText('cli.products.export.description'))
    .argument('[file]', plainText('cli.products.export.file'), '-')
    .addOption(formatOption())
    .action(async (file: string, options: FileOptions, command: Command) => {
      const format = formatOf(file, options);
      if (file === '-' && options.json)
        command.error(
          `error: ${plainText('cli.products.export.jsonNeedsFile')}\n(${plainText('cli.products.export.nameFile')})`,
        );
      const { exportProductsOfStore } = await import('@shop/runtime');
      const exported = await withSteps((onStep) =>
        exportProductsOfStore({ storeDir: options.store, onStep, signal: interrupted, file, format }),
      );
      if (file === '-' || exported.products === null) return;
      const text = await loadText();
      print(options, exported, [text('cli.products.export.written', { count: exported.products, file })]);
    });

const formatOption = () =>
  new Option('--format <format>', plainText('cli.products.format')).choices(['csv', 'jsonl']);

function formatOf(file: string, { format }: FileOptions): Format {
  if (format) return format;
  return /\.(?:jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv';
}

function printRefusals({ refused, refusals }: ImportedFile, report: string | undefined, text: Text): void {
  for (const { line, sku, messages } of refusals) {
    const values = { line, messages: messages.join('; ') };
    note(
      sku === null
        ? text('cli.products.import.refused', values)
        : text('cli.products.import.refusedSku', { ...values, sku }),
    );
  }
  const count = refused - refusals.length;
  if (count === 0) return;
  note(
    text(report === undefined ? 'cli.products.import.moreInReport' : 'cli.products.import.more', { count }),
  );
}

function summaryOf(imported: ImportedFile, text: Text): string[] {
  const { rows, created, updated, unchanged, refused, dryRun, rolledBack, seconds } = imported;
  const speed = Math.round(rows / Math.max(seconds, 0.001));
  const counts = { created, updated, unchanged, refused };
  return [
    text('cli.products.import.speed', { rows, seconds: seconds.toFixed(1), speed }),
    text(dryRun || rolledBack ? 'cli.products.import.notWritten' : 'cli.products.import.written', counts),
    ...(rolledBack ? [text('cli.products.import.rolledBack')] : []),
  ];
}
