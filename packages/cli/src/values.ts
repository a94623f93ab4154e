import { InvalidArgumentError } from 'commander';
import { plainText } from './texts.ts';

const MOST = 1000;

/** Parses the maximum number of list rows. */
export function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST)
    throw new InvalidArgumentError(plainText('cli.events.list.count'));
  return count;
}

/** Parses a timestamp. */
export function timeOf(text: string): Date {
  const time = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError(plainText('cli.events.replay.time'));
  return time;
}
