import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { Choice, Go, ListDefinition, ListState } from './defineList.ts';
import { FilterChips } from './FilterChips.tsx';
import { chipsOf, stateKey } from './activeFilters.ts';
import type { LoadedChoice } from './activeFilters.ts';
import { RangeInput } from './RangeInput.tsx';

interface Props<Row> {
  readonly list: ListDefinition<Row>;
  readonly state: ListState;
  readonly go: Go;
}

/** Number of single-value filters in the bar. The menu contains the remaining filters. */
const IN_BAR = 2;

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
      <FilterChips chips={chipsOf(inMenu, ranges, state)} remove={(key) => set(key, '')} />
    </div>
  );
}

/**
 * Loads the filter values whose labels are shown. These are all values of multi-value filters, and the selected value of single-value
 * filters.
 */
function useLoaded(choices: readonly Choice[], state: ListState): readonly LoadedChoice[] {
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

interface ChoiceProps {
  readonly choice: LoadedChoice;
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
