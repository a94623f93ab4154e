import { z } from 'zod';
import { breaks } from './addFault.ts';

/** Control characters, and the line breaks that Unicode has beside them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * The check of a text of one line, such as a name, a title, a code or a line of an address: it refuses control characters,
 * which would start new lines in emails, files and logs. `label` names the field in the refusal.
 */
export const oneLine = (label: string) =>
  z.refine<string>(
    (text) => !CONTROL.test(text),
    breaks('oneLine', `${label} must not contain control characters`),
  );
