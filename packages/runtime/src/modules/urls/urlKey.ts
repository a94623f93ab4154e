import { z } from 'zod';

const MAX_LENGTH = 200;

/** The last part of an entity's path: lower-case letters and digits, joined by single hyphens. Landing pages keep the same rule. */
export const urlKey = z
  .string()
  .max(MAX_LENGTH, `url_key must have at most ${MAX_LENGTH} characters`)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'url_key must be lower-case letters and digits, joined by single hyphens',
  );
