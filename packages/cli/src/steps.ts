import { styleText } from 'node:util';
import { note } from './output.ts';
import type { CommonOptions } from './output.ts';

/** A step of long work: `done` and `total` where the work can be counted. */
export interface Step {
  readonly title: string;
  readonly done?: number;
  readonly total?: number;
}

/**
 * Shows steps on stderr: in a terminal a count is written over itself, elsewhere each title is a line of its own. With
 * `--json` nothing is shown.
 */
export function showSteps(options: Pick<CommonOptions, 'json'>): (step: Step) => void {
  if (options.json) return () => undefined;
  const inPlace = process.stderr.isTTY;
  let current = '';
  return ({ title, done, total }) => {
    const isNew = title !== current;
    const count = done === undefined ? '' : ` ${done}${total === undefined ? '' : ` of ${total}`}`;
    if (isNew) note(`${styleText('dim', '·')} ${title}${inPlace ? count : ''}`);
    else if (inPlace) process.stderr.write(`\u001B[1A\u001B[2K· ${title}${count}\n`);
    current = title;
  };
}
