import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useLayoutEffect, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { language } from '../../../text/text.ts';
import { useFault } from '../useFault.ts';
import { faultWords } from './faultWords.ts';
import { readNumber, writeNumber } from './readNumber.ts';
import type { NumberRules } from './readNumber.ts';
import { isUnread, unread, wordsOfUnread } from './unread.ts';

/** Props of a number input. Forms pass `defaultValue` or `value`, and their handlers. */
export interface NumberProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'ref'
> {
  readonly value?: number | string | null;
  readonly defaultValue?: unknown;
  readonly min?: number;
  readonly max?: number;
  /** Called with the number, with '' for an empty input, or with a non-numeric string if the text cannot be parsed (see `unread`). */
  onChange?(value: number | string): void;
}

interface Props extends NumberProps {
  readonly decimals: number;
  /** Minimum number of decimals shown. */
  readonly shownDecimals?: number;
  /** Texts allowed before or after the number, which are ignored. */
  readonly affixes?: readonly string[];
  /** Amount that the arrow keys add or subtract. If absent, the arrow keys do nothing. */
  readonly step?: number;
}

/**
 * Number input. The text stays as typed and `readNumber` parses it as a whole, so typing, pasting and dictating behave the same. On blur
 * the number is formatted in the admin language. Text that cannot be parsed stays, with the reason.
 */
export function NumberBox({ decimals, shownDecimals = 0, affixes, step = 0, error, ...props }: Props) {
  const {
    value: _value,
    defaultValue: _first,
    onChange: _change,
    min,
    max,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const rules = { language, decimals, min, max, affixes };
  const { value, shown, told, change, enter, leave } = useNumberText(props, rules, shownDecimals);
  const steps = (event: KeyboardEvent) => {
    const by = rest.readOnly || isUnread(value) ? 0 : (DIRECTIONS[event.key] ?? 0) * step;
    if (by === 0) return;
    event.preventDefault();
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (Number(value) || 0) + by));
    change(writeNumber(Number(next.toFixed(decimals)), { language, isGrouped: false }));
  };
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      {...told.handlers}
      ref={told.input}
      value={shown}
      error={told.shown ?? error}
      onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        if (!rest.readOnly) enter();
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        leave();
        onBlur?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        rest.onKeyDown?.(event);
        steps(event);
      }}
    />
  );
}

/** Manages the text of a field and the number that it represents. */
function useNumberText(
  { value: given, defaultValue, onChange }: NumberProps,
  rules: NumberRules,
  decimals: number,
) {
  const [value, setValue] = useUncontrolled<number | string>({
    ...(given !== undefined && { value: given ?? '' }),
    defaultValue: (defaultValue ?? '') as number | string,
    finalValue: '',
    ...(onChange && { onChange }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, focus] = useState(false);
  const grouped = shownText(value, decimals, true);
  const plain = shownText(value, decimals, false);
  const shown = typed ?? (isFocused ? plain : grouped);
  // A number from the shop is used as it is: only typed text is parsed.
  const fault = typed === null && !isUnread(value) ? null : readNumber(shown, rules).fault;
  const told = useFault(fault && faultWords(shown, fault));
  // Thousands separators disappear on focus, and the caret position with them.
  useLayoutEffect(() => {
    if (isFocused && grouped !== plain) told.input.current?.select();
  }, [isFocused]);
  return {
    value,
    shown,
    told,
    change(words: string) {
      const reading = readNumber(words, rules);
      setTyped(words);
      told.setShown(false);
      setValue(reading.fault ? unread(words) : reading.value);
    },
    enter: () => focus(true),
    leave() {
      focus(false);
      // Unparsable text is stored in the value, which shows it again.
      setTyped(null);
      told.setShown(true);
    },
  };
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function shownText(value: number | string, decimals: number, isGrouped: boolean): string {
  if (isUnread(value)) return wordsOfUnread(String(value));
  const number = value === '' ? Number.NaN : Number(value);
  if (Number.isNaN(number)) return String(value);
  return writeNumber(number, { language, decimals, isGrouped });
}
