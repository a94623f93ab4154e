import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useLayoutEffect, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { language } from '../../../text/text.ts';
import { useFault } from '../useFault.ts';
import { faultWords } from './faultWords.ts';
import { readNumber } from './readNumber.ts';
import { writeNumber } from './writeNumber.ts';
import type { NumberRules } from './readNumber.ts';
import { isUnread, unread, wordsOfUnread } from './unread.ts';

/** Props of a number input. Forms pass `defaultValue` or `value`, and event handlers. */
export interface NumberProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'ref'
> {
  readonly value?: number | string | null;
  readonly defaultValue?: unknown;
  readonly min?: number;
  readonly max?: number;
  /** Called with a number, with '' for an empty input, or with a non-numeric string for input that cannot be parsed (see `unread`). */
  onChange?(value: number | string): void;
}

interface Props extends NumberProps {
  readonly decimals: number;
  /** Minimum number of decimal places shown. */
  readonly shownDecimals?: number;
  /** Strings allowed before or after the number. They are ignored. */
  readonly affixes?: readonly string[];
  /** Increment for the up and down arrow keys. If absent, the arrow keys do nothing. */
  readonly step?: number;
}

/**
 * Number input. The text stays as typed, and `readNumber` parses all of it, so that typing, pasting and dictating behave alike. On blur,
 * the number is formatted for the admin language. Text that cannot be parsed stays in the input, with an error message.
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
  const { value, shown, faultText, change, enter, leave } = useNumberText(props, rules, shownDecimals);
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
      {...faultText.handlers}
      ref={faultText.input}
      value={shown}
      error={faultText.shown ?? error}
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

/** Manages a field's text and its numeric value. */
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
  // Only typed text is parsed. A number from the shop is used unchanged.
  const fault = typed === null && !isUnread(value) ? null : readNumber(shown, rules).fault;
  const faultText = useFault(fault && faultWords(shown, fault));
  // Restores the caret position, which is lost when the thousands separators are removed on focus.
  useLayoutEffect(() => {
    if (isFocused && grouped !== plain) faultText.input.current?.select();
  }, [isFocused]);
  return {
    value,
    shown,
    faultText,
    change(words: string) {
      const reading = readNumber(words, rules);
      setTyped(words);
      faultText.setShown(false);
      setValue(reading.fault ? unread(words) : reading.value);
    },
    enter: () => focus(true),
    leave() {
      focus(false);
      // Text that cannot be parsed is stored in the value, so it is still shown.
      setTyped(null);
      faultText.setShown(true);
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
