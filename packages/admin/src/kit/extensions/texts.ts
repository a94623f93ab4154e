import type { TextOf } from '@shop/admin';
import { text, textOr } from '../../text/text.ts';
import type { TextKey } from '../../text/text.ts';

/** Returns the key of a text of an extension among those of the admin. */
export const keyOf = (extension: string, key: string) => `${extension}:${key}`;

/** Returns the function that reads the texts of an extension. A key without a text is returned as it is. */
export const textsOf =
  (extension: string): TextOf =>
  (key, ...values) => {
    const own = keyOf(extension, key);
    if (textOr(own, '') === '') return key;
    return (text as (key: TextKey, ...values: unknown[]) => string)(own as TextKey, ...values);
  };
