import { z } from 'zod';
import { addRefusal } from '../../platform/http/forms/refusedValue.ts';
import { invalidVatId, vatIdOf } from '../provinces/index.ts';

/** Creates a schema for a required VAT ID in a body. The output is its stored form. A malformed one causes `INVALID_VAT_ID` (400). */
export const vatIdField = (path: string) =>
  z
    .string(`${path} is required`)
    .max(255)
    .transform((text, context): string => {
      const id = vatIdOf(text);
      if (id !== null) return id;
      addRefusal(context, invalidVatId(path));
      return z.NEVER;
    });
