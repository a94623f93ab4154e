import { z } from 'zod';
import { breaks } from './addFault.ts';

/** Control characters and the additional Unicode line breaks. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Creates the check for a single-line string, such as a name, title, code, or address line: it rejects control characters, which
 * would start new lines in emails, files, and logs. `label` names the field in the error.
 */
export const oneLine = (label: string) =>
  z.refine<string>(
    (text) => !CONTROL.test(text),
    breaks('oneLine', `${label} must not contain control characters`),
  );
