import type { Step, StepName } from '@shop/runtime';
import { note, styled } from './output.ts';
import { loadText } from './texts.ts';
import type { PlainKey, Text } from './texts.ts';

const TITLES: Readonly<Record<StepName, PlainKey>> = {
  startDatabase: 'cli.step.startDatabase',
  migrate: 'cli.step.migrate',
  loadDemo: 'cli.step.loadDemo',
  openShop: 'cli.step.openShop',
  createProducts: 'cli.step.createProducts',
  checkProducts: 'cli.step.checkProducts',
  checkRecords: 'cli.step.checkRecords',
  stagePackages: 'cli.step.stagePackages',
  checkUpgrade: 'cli.step.checkUpgrade',
  installPackages: 'cli.step.installPackages',
  importProducts: 'cli.step.importProducts',
  exportProducts: 'cli.step.exportProducts',
  saveTables: 'cli.step.saveTables',
  saveFiles: 'cli.step.saveFiles',
  checkBackup: 'cli.step.checkBackup',
  loadTables: 'cli.step.loadTables',
  restoreFiles: 'cli.step.restoreFiles',
};

/**
 * Shows the steps of a long task on stderr. In a terminal, each step has one line with a counter and finally its duration.
 * Elsewhere, only the title is printed when a step begins.
 */
export async function withSteps<T>(work: (onStep: (step: Step) => void) => Promise<T>): Promise<T> {
  const text = await loadText();
  const steps = process.stderr.isTTY ? liveSteps(text) : plainSteps(text);
  try {
    const result = await work(steps.show);
    steps.end(styled('green', '✓'));
    return result;
  } catch (error) {
    steps.end(styled('red', '✗'));
    throw error;
  }
}

interface Steps {
  show(step: Step): void;
  end(mark: string): void;
}

function plainSteps(text: Text): Steps {
  let current: StepName | null = null;
  return {
    show({ name }) {
      if (name !== current) note(text(TITLES[name]));
      current = name;
    },
    end() {},
  };
}

/** Moves to the start of the line and clears it. */
const OVERWRITE = '\r\u001B[2K';

function liveSteps(text: Text): Steps {
  let current: Step | null = null;
  let since = 0;
  const end = (mark: string) => {
    if (!current) return;
    const seconds = text('cli.step.seconds', { seconds: ((performance.now() - since) / 1000).toFixed(1) });
    note(`${OVERWRITE}${mark} ${progressOf(current, text)} ${styled('dim', seconds)}`);
    current = null;
  };
  return {
    show(step) {
      if (step.name !== current?.name) {
        end(styled('green', '✓'));
        since = performance.now();
      }
      current = step;
      process.stderr.write(`${OVERWRITE}${styled('dim', '·')} ${progressOf(step, text)}`);
    },
    end,
  };
}

function progressOf({ name, done, total }: Step, text: Text): string {
  const step = text(TITLES[name]);
  if (done === undefined) return step;
  return total === undefined
    ? text('cli.step.done', { step, done })
    : text('cli.step.doneOf', { step, done, total });
}
