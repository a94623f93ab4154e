import { Command } from 'commander';
import { note, print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';

export const backupCommand = (interrupted: AbortSignal): Command =>
  new Command('backup')
    .description(plainText('cli.backup.description'))
    .argument('<file>', plainText('cli.backup.file'))
    .action(async (file: string, options: CommonOptions) => {
      const { backUpStore } = await import('@shop/runtime');
      const backup = await withSteps((onStep) =>
        backUpStore({ storeDir: options.store, onStep, signal: interrupted, file }),
      );
      const text = await loadText();
      const { rows, tables, media, seconds, bytes } = backup;
      if (media.files === 'listed') note(text('cli.backup.listed', { storage: media.storage }));
      const size = (bytes / 1_000_000).toFixed(1);
      const values = { file, rows, tables, count: media.count, size, seconds: seconds.toFixed(1) };
      print(options, backup, [text('cli.backup.written', values)]);
    });

export const restoreCommand = (interrupted: AbortSignal): Command =>
  new Command('restore')
    .description(plainText('cli.restore.description'))
    .argument('<file>', plainText('cli.restore.file'))
    .action(async (file: string, options: CommonOptions) => {
      const { EXIT, restoreStore } = await import('@shop/runtime');
      const restored = await withSteps((onStep) =>
        restoreStore({ storeDir: options.store, onStep, signal: interrupted, file }),
      );
      const text = await loadText();
      const { created_at, rows, seconds, files, leftOut, migrated, readsSecrets, checks } = restored;
      for (const table of leftOut) note(text('cli.restore.leftOut', { table }));
      if (!readsSecrets) note(text('cli.restore.secrets'));
      const broken = checks.filter(({ status }) => status === 'broken').length;
      print(options, restored, [
        text('cli.restore.done', { time: created_at, rows, seconds: seconds.toFixed(1) }),
        files === null ? text('cli.restore.noFiles') : text('cli.restore.files', { count: files }),
        ...migrated.map((name) => text('cli.restore.migrated', { name })),
        broken === 0 ? text('cli.restore.sound') : text('cli.restore.broken', { count: broken }),
      ]);
      if (broken > 0) process.exitCode = EXIT.invariant;
    });
