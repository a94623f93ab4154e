import { Button, Group, Pill, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { MoneyInput } from '../inputs/numbers/NumberInputs.tsx';
import { writeNumber } from '../inputs/numbers/readNumber.ts';
import { isUnread } from '../inputs/numbers/unread.ts';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../api/permissions.ts';
import { comma, day, language, text } from '../../text/text.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { Choice, Go, Labeled, ListDefinition, ListState, Range } from './defineList.ts';

interface Props<Row> {
  readonly list: ListDefinition<Row>;
  readonly state: ListState;
  readonly go: Go;
}

/** Number of single-value filters in the bar. The menu contains the remaining filters. */
const IN_BAR = 2;

/** A filter with the values loaded so far. */
interface Loaded extends Choice {
  readonly known: readonly Labeled[];
}

/**
 * Bar above a list with the search box, the first filters, and a menu with the remaining filters. The active values of the menu's filters
 * are shown as chips.
 */
export function FilterBar<Row>({ list, state, go }: Props<Row>) {
  const search = useDebouncedCallback((q: string) => go({ q }), 250);
  const may = useMay();
  const held = list.choices?.filter(({ permission }) => permission === undefined || may(permission));
  const choices = useLoaded(held ?? [], state);
  const ranges = list.ranges ?? [];
  if (!list.search && choices.length === 0 && ranges.length === 0) return null;
  const label = text('list.search', { list: text(list.title) });
  const set = (key: string, value: string) => go({ f: { ...state.f, [key]: value } });
  const inBar = choices.filter(({ isMany }) => !isMany).slice(0, IN_BAR);
  const inMenu = choices.filter((choice) => !inBar.includes(choice));
  return (
    <div role="search" aria-label={label}>
      <Group p="sm">
        {list.search && (
          <TextInput
            key={state.q === '' ? 'empty' : 'searched'}
            type="search"
            aria-label={label}
            placeholder={text('app.search')}
            leftSection={<Icon name="search" />}
            defaultValue={state.q}
            onChange={(event) => search(event.currentTarget.value)}
            flex="1 1 200px"
            maw={400}
          />
        )}
        {inBar.map((choice) => (
          <ChoiceInput key={choice.key} choice={choice} state={state} set={set} isInBar />
        ))}
        {inMenu.length + ranges.length > 0 && (
          <Popover position="bottom-end" width={320} trapFocus withinPortal>
            <Popover.Target>
              <Button variant="default" leftSection={<Icon name="sliders" />}>
                {text('list.filters')}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <Stack gap="sm">
                {inMenu.map((choice) => (
                  <ChoiceInput key={choice.key} choice={choice} state={state} set={set} />
                ))}
                {ranges.map((range) => (
                  <RangeInput key={range.key} range={range} state={state} set={set} />
                ))}
              </Stack>
            </Popover.Dropdown>
          </Popover>
        )}
      </Group>
      <Chips chips={chipsOf(inMenu, ranges, state)} remove={(key) => set(key, '')} />
    </div>
  );
}

/**
 * Loads the filter values whose labels are shown. These are all values of multi-value filters, and the selected value of single-value
 * filters.
 */
function useLoaded(choices: readonly Choice[], state: ListState): readonly Loaded[] {
  const loaded = useQueries({
    queries: choices.map(({ key, title, values, isMany = false }) => {
      const chosen = isMany ? null : (state.f[key] ?? '');
      return {
        queryKey: ['filterValues', title, chosen],
        queryFn: () => (typeof values === 'function' ? values('', chosen) : values),
        enabled: typeof values === 'function' && chosen !== '',
        staleTime: Infinity,
      };
    }),
  });
  return choices.map((choice, index) => {
    const { values } = choice;
    return { ...choice, known: typeof values === 'function' ? (loaded[index]?.data ?? []) : values };
  });
}

/** Returns the list state key of a filter's value. */
const stateKey = ({ key, isMany }: Choice): string => (isMany ? `${key}[in]` : key);

interface ChoiceProps {
  readonly choice: Loaded;
  readonly state: ListState;
  set(key: string, value: string): void;
  readonly isInBar?: boolean;
}

function ChoiceInput({ choice, state, set, isInBar = false }: ChoiceProps) {
  const label = text(choice.title);
  const key = stateKey(choice);
  const value = state.f[key] ?? '';
  const common = {
    ...(isInBar ? { 'aria-label': label, w: 180 } : { label }),
    clearable: true,
    clearButtonProps: { 'aria-label': text('list.clearFilters') },
    comboboxProps: { withinPortal: isInBar },
  };
  // Several payment methods may have statuses with the same name. These statuses are selected together.
  const names = [...new Set(choice.known.map(([, name]) => name))];
  if (!choice.isMany)
    return (
      <ChoiceFilter
        choice={choice}
        value={value || null}
        isInBar={isInBar}
        change={(next) => set(key, next ?? '')}
      />
    );
  const chosen = new Set(value.split(','));
  return (
    <MultiSelect
      {...common}
      {...(value === '' && { placeholder: label })}
      data={names}
      value={names.filter((name) => choice.known.some(([code, own]) => own === name && chosen.has(code)))}
      onChange={(next) =>
        set(
          key,
          choice.known
            .filter(([, name]) => next.includes(name))
            .map(([code]) => code)
            .join(','),
        )
      }
    />
  );
}

interface RangeProps {
  readonly range: Range;
  readonly state: ListState;
  set(key: string, value: string): void;
}

function RangeInput({ range: { key, title, kind }, state, set }: RangeProps) {
  const filter = text(title);
  const ends = [
    [`${key}[gteq]`, text('list.from', { filter })],
    [`${key}[lteq]`, text('list.to', { filter })],
  ] as const;
  return (
    <Group grow gap="xs" align="end">
      {ends.map(([end, label]) =>
        kind === 'day' ? (
          <TextInput
            key={end}
            type="date"
            label={label}
            // The shop determines which timestamps are on a day in its time zone.
            value={(state.f[end] ?? '').slice(0, 10)}
            onChange={(event) => set(end, event.currentTarget.value)}
          />
        ) : (
          <AmountInput
            key={`${end}=${state.f[end] ?? ''}`}
            label={label}
            amount={state.f[end] ?? ''}
            set={(amount) => set(end, amount)}
          />
        ),
      )}
    </Group>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: string;
  set(amount: string): void;
}

/** Input for the minimum or maximum of an amount range. The typed amount is applied on blur. */
function AmountInput({ label, amount, set }: AmountProps) {
  const typed = useRef<number | string>(amount);
  const leave = () => {
    const next = typed.current;
    if (!isUnread(next) && String(next) !== amount) set(String(next));
  };
  return (
    <MoneyInput
      label={label}
      min={0}
      defaultValue={amount}
      onChange={(next) => (typed.current = next)}
      onBlur={leave}
    />
  );
}

interface Chip {
  readonly key: string;
  readonly label: string;
}

/** Lists the active values of the menu's filters as chips. */
function chipsOf(choices: readonly Loaded[], ranges: readonly Range[], state: ListState): readonly Chip[] {
  const ofChoices = choices.flatMap((choice) => {
    const value = state.f[stateKey(choice)] ?? '';
    const codes = new Set(value.split(','));
    const names = new Set(choice.known.filter(([code]) => codes.has(code)).map(([, name]) => name));
    return value === ''
      ? []
      : [{ key: stateKey(choice), label: `${text(choice.title)}: ${[...names].join(comma) || value}` }];
  });
  const ofRanges = ranges.flatMap(({ key, title, kind }) =>
    (['gteq', 'lteq'] as const).flatMap((operation) => {
      const name = `${key}[${operation}]`;
      const value = state.f[name] ?? '';
      const filter = text(title);
      const label = operation === 'gteq' ? text('list.from', { filter }) : text('list.to', { filter });
      const shown = kind === 'day' ? day(value) : writeNumber(Number(value), { language });
      return value === '' ? [] : [{ key: name, label: `${label} ${shown}` }];
    }),
  );
  return [...ofChoices, ...ofRanges];
}

interface ChipsProps {
  readonly chips: readonly Chip[];
  remove(key: string): void;
}

const Chips = ({ chips, remove }: ChipsProps) =>
  chips.length > 0 && (
    <Pill.Group px="sm" pb="sm">
      {chips.map(({ key, label }) => (
        <Pill
          key={key}
          size="md"
          withRemoveButton
          onRemove={() => remove(key)}
          removeButtonProps={{
            'aria-label': text('list.removeFilter', { filter: label }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {label}
        </Pill>
      ))}
    </Pill.Group>
  );
