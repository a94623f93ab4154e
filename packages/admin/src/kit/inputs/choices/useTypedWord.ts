import { getParsedComboboxData } from '@mantine/core';
import type { ComboboxItem, ComboboxData } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useFault } from '../useFault.ts';
import { text } from '../../../text/text.ts';
import { highlightFirst, stopsEnter, takeFirst } from './openList.ts';

interface Given {
  readonly data: unknown;
  /** True while a search for the typed text is running, so that the list still shows older results. */
  readonly isSearching: boolean;
  readonly error: ReactNode;
  /** Label of the selected option, which the input shows. Empty if the input is used only for searching. */
  readonly chosen: string;
  readonly onSearchChange: ((word: string) => void) | undefined;
  /** Reports whether the option with the given value is selected. */
  isChosen(value: string): boolean;
  /** Selects an option. */
  take(option: ComboboxItem): void;
}

/** Stores the text in a select's input, whether the user typed it, and which changes by Mantine to accept. */
function useWord(onSearchChange: Given['onSearchChange']) {
  const [word, setWord] = useState('');
  const [isTyped, setTyped] = useState(false);
  const state = useRef({ isTyping: false, isLeaving: false, isWanted: false });
  const search = (next: string) => {
    // Mantine clears the input on blur, but typed text without a selection must stay.
    if (state.current.isLeaving) return;
    setTyped(state.current.isTyping);
    state.current.isTyping = false;
    setWord(next);
    onSearchChange?.(next);
  };
  return { word, isUnchosen: isTyped && word.trim() !== '', state: state.current, search };
}

/**
 * Manages text typed into a select. Enter picks the highlighted or first result, even if the search is still running, and never submits the
 * form. On blur, typed text selects an option if exactly one label matches it. Otherwise the text stays, and the field blocks submission.
 */
export function useTypedWord(given: Given) {
  const { data, isSearching, error, chosen, onSearchChange, isChosen, take } = given;
  const { word, isUnchosen, state, search } = useWord(onSearchChange);
  const fault = useFault(isUnchosen ? text('choice.unchosen', { word: word.trim() }) : null);
  const settle = (next: string) => {
    // The form may be submitted before the next render, so the error is cleared immediately.
    if (!state.isTyping && !state.isLeaving) fault.input.current?.setCustomValidity('');
    search(next);
  };
  const choose = (option: ComboboxItem | undefined): boolean => {
    if (!option) return false;
    // Mantine inserts the selected option's label, and clears a picker.
    settle('');
    take(option);
    return true;
  };
  const named = () => (isSearching ? undefined : namedBy(word, data));
  const enter = (box: HTMLInputElement) => {
    const selected = takeFirst(box, isUnchosen);
    if (selected === 'kept') settle(chosen);
    if (selected === 'none') fault.setShown(true);
  };
  useLayoutEffect(() => {
    // Highlights the option that Enter will pick.
    if (fault.input.current && isUnchosen && !isSearching) highlightFirst(fault.input.current);
  });
  useEffect(() => {
    const box = fault.input.current;
    if (isSearching || !isUnchosen || !box) return;
    // The list may already be closed. The shop filters the results, so the first option is the first result.
    if (state.isWanted) fault.setShown(!choose(firstOf(data, isChosen)));
    else if (document.activeElement !== box) choose(named());
    state.isWanted = false;
  }, [isSearching]);
  return {
    ref: fault.input,
    searchValue: word,
    onSearchChange: settle,
    error: fault.shown ?? error,
    ...fault.handlers,
    onChangeCapture(event: FormEvent) {
      // Browsers autofill inputs without focus. Mantine handles this as a selection.
      state.isTyping = document.activeElement === event.target;
      state.isWanted = false;
      fault.setShown(false);
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
      if (!stopsEnter(event)) return;
      if (isUnchosen && isSearching) state.isWanted = true;
      else enter(event.currentTarget);
    },
    onBlurCapture() {
      // The result requested by Enter is still picked when it arrives, even if the input has lost focus.
      if (!isUnchosen || (!state.isWanted && choose(named()))) return;
      if (!state.isWanted) fault.setShown(true);
      state.isLeaving = true;
      setTimeout(() => (state.isLeaving = false));
    },
  };
}

/** Lists all options in order, including grouped options. */
const optionsOf = (data: unknown): readonly ComboboxItem[] =>
  getParsedComboboxData(data as ComboboxData).flatMap((one) =>
    'group' in one ? one.items : [one],
  ) as readonly ComboboxItem[];

/** Returns the first selectable option that is not already selected. */
const firstOf = (data: unknown, isChosen: Given['isChosen']): ComboboxItem | undefined =>
  optionsOf(data).find(({ value, disabled }) => !disabled && !isChosen(value));

/** Returns the only option whose label equals the text, ignoring case. */
function namedBy(word: string, data: unknown): ComboboxItem | undefined {
  const keyword = word.trim().toLocaleLowerCase();
  const [named, ...others] = optionsOf(data).filter(
    ({ label, disabled }) => !disabled && label.trim().toLocaleLowerCase() === keyword,
  );
  return others.length === 0 ? named : undefined;
}
