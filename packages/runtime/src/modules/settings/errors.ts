import { refuse } from '../../platform/errors.ts';

export const unknownSettings = (keys: readonly string[]) =>
  refuse(400, 'UNKNOWN_SETTING', 'Unknown setting "{key}"', {
    values: { key: keys[0] ?? '' },
    details: keys.map((key) => ({
      path: key,
      rule: 'UNKNOWN_SETTING',
      values: { key },
      message: `Unknown setting "${key}"`,
    })),
  });
