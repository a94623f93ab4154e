import { note, styled } from './output.ts';

/** A step of a long task; `done` and `total` are there where the task can be counted. */
export interface Step {
  readonly title: string;
  readonly done?: number;
  readonly total?: number;
}

/**
 * Shows the steps of a long task on stderr: in a terminal one line each, which counts and ends with the time that it took; elsewhere
 * each title when its step begins.
 */
export async function withSteps<T>(work: (onStep: (step: Step) => void) => Promise<T>): Promise<T> {
  const steps = process.stderr.isTTY ? liveSteps() : plainSteps();
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

function plainSteps(): Steps {
  let current = '';
  return {
    show({ title }) {
      if (title !== current) note(title);
      current = title;
    },
    end() {},
  };
}

/** Moves to the start of the line and clears it. */
const OVERWRITE = '\r\u001B[2K';

function liveSteps(): Steps {
  let current: Step | null = null;
  let since = 0;
  const end = (mark: string) => {
    if (!current) return;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    note(`${OVERWRITE}${mark} ${textOf(current)} ${styled('dim', `${seconds} s`)}`);
    current = null;
  };
  return {
    show(step) {
      if (step.title !== current?.title) {
        end(styled('green', '✓'));
        since = performance.now();
      }
      current = step;
      process.stderr.write(`${OVERWRITE}${styled('dim', '·')} ${textOf(step)}`);
    },
    end,
  };
}

function textOf({ title, done, total }: Step): string {
  if (done === undefined) return title;
  return total === undefined ? `${title} ${done}` : `${title} ${done} of ${total}`;
}
