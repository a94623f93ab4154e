import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Lists the values that a text takes, those of its plural branches included. */
function valuesOf(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(new IntlMessageFormat(message, 'en').getAst(), (key, value: unknown) => {
    const { type, value: name } = (value ?? {}) as { readonly type?: number; readonly value?: unknown };
    // Type 0 is plain text, 7 the number of a plural; all others name a value.
    if (typeof type === 'number' && type > 0 && type < 7 && typeof name === 'string') names.add(name);
    return key === 'location' ? undefined : value;
  });
  return names;
}

test('the German texts have the keys of the English ones, and take the same values', () => {
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, message] of Object.entries(en))
    expect([key, valuesOf(de[key as keyof typeof en])]).toEqual([key, valuesOf(message)]);
});

test('no German text was left in English by mistake', () => {
  const same = Object.entries(en).filter(([key, message]) => de[key as keyof typeof en] === message);
  expect(same.map(([, message]) => message).filter((message) => / /.test(message))).toEqual([]);
});
