import { validationFailed } from '../../platform/errors.ts';

/** Creates the refusal of a language that the shop does not have. */
export const unknownLanguage = (all: readonly string[]) =>
  validationFailed([
    {
      path: 'locale',
      rule: 'enum',
      values: { values: all.join(', ') },
      message: `locale must be one of ${all.join(', ')}`,
    },
  ]);
