import { getParsedComboboxData } from '@mantine/core';
import type { ComboboxItem, ComboboxData } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useFault } from '../useFault.ts';
import { text } from '../../../text/text.ts';
import { highlightFirst, stopsEnter, takeFirst } from './openList.ts';

interface Given {
  readonly data: unknown;
  /** Reports whether the search for what was typed still runs, so that the list is not yet the one of these words. */
  readonly isSearching: boolean;
  readonly error: ReactNode;
  /** The name of what is chosen, which stands in the box; empty where the box is for words alone. */
  readonly chosen: string;
  readonly onSearchChange: ((word: string) => void) | undefined;
  /** Reports whether the option with a value is chosen already. */
  isChosen(value: string): boolean;
  /** Chooses an option. */
  take(option: ComboboxItem): void;
}

/** Holds the word in the box of an input with a list, whether it was typed, and what Mantine may change of it. */
function useWord(onSearchChange: Given['onSearchChange']) {
  const [word, setWord] = useState('');
  const [isTyped, setTyped] = useState(false);
  const state = useRef({ isTyping: false, isLeaving: false, isWanted: false });
  const search = (next: string) => {
    // Mantine empties the box when it is left; what is unchosen stays.
    if (state.current.isLeaving) return;
    setTyped(state.current.isTyping);
    state.current.isTyping = false;
    setWord(next);
    onSearchChange?.(next);
  };
  return { word, isUnchosen: isTyped && word.trim() !== '', state: state.current, search };
}

/**
 * Holds what is typed into an input with a list. Enter takes the highlighted or the first hit, also one that is yet to be found, and
 * never sends the form. A word that was typed and not chosen is taken where it is the name of one choice alone; else it stays, and
 * the field refuses to be sent.
 */
export function useTypedWord(given: Given) {
  const { data, isSearching, error, chosen, onSearchChange, isChosen, take } = given;
  const { word, isUnchosen, state, search } = useWord(onSearchChange);
  const told = useFault(isUnchosen ? text('choice.unchosen', { word: word.trim() }) : null);
  const settle = (next: string) => {
    // What is chosen may be sent in the same moment, before the page is drawn anew.
    if (!state.isTyping && !state.isLeaving) told.input.current?.setCustomValidity('');
    search(next);
  };
  const choose = (option: ComboboxItem | undefined): boolean => {
    if (!option) return false;
    // The name of what is chosen comes by itself, and a picker is empty again.
    settle('');
    take(option);
    return true;
  };
  const named = () => (isSearching ? undefined : namedBy(word, data));
  const enter = (box: HTMLInputElement) => {
    const taken = takeFirst(box, isUnchosen);
    if (taken === 'kept') settle(chosen);
    if (taken === 'none') told.setShown(true);
  };
  useLayoutEffect(() => {
    // What Enter takes is seen.
    if (told.input.current && isUnchosen && !isSearching) highlightFirst(told.input.current);
  });
  useEffect(() => {
    const box = told.input.current;
    if (isSearching || !isUnchosen || !box) return;
    // The list may be closed by now. The shop has found what is in it, so that the first of it is the first hit.
    if (state.isWanted) told.setShown(!choose(firstOf(data, isChosen)));
    else if (document.activeElement !== box) choose(named());
    state.isWanted = false;
  }, [isSearching]);
  return {
    ref: told.input,
    searchValue: word,
    onSearchChange: settle,
    error: told.shown ?? error,
    ...told.handlers,
    onChangeCapture(event: FormEvent) {
      // Browsers fill in boxes that have no focus, which Mantine reads as a choice.
      state.isTyping = document.activeElement === event.target;
      state.isWanted = false;
      told.setShown(false);
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
      if (!stopsEnter(event)) return;
      if (isUnchosen && isSearching) state.isWanted = true;
      else enter(event.currentTarget);
    },
    onBlurCapture() {
      // What Enter asked for is still taken when it is found, although the box was left meanwhile.
      if (!isUnchosen || (!state.isWanted && choose(named()))) return;
      if (!state.isWanted) told.setShown(true);
      state.isLeaving = true;
      setTimeout(() => (state.isLeaving = false));
    },
  };
}

/** Lists the options of a list, those of its groups included, in their order. */
const optionsOf = (data: unknown): readonly ComboboxItem[] =>
  getParsedComboboxData(data as ComboboxData).flatMap((one) =>
    'group' in one ? one.items : [one],
  ) as readonly ComboboxItem[];

/** Returns the first option that can be chosen and is not. */
const firstOf = (data: unknown, isChosen: Given['isChosen']): ComboboxItem | undefined =>
  optionsOf(data).find(({ value, disabled }) => !disabled && !isChosen(value));

/** Returns the only option whose name is the word, in any case. */
function namedBy(word: string, data: unknown): ComboboxItem | undefined {
  const wanted = word.trim().toLocaleLowerCase();
  const [named, ...others] = optionsOf(data).filter(
    ({ label, disabled }) => !disabled && label.trim().toLocaleLowerCase() === wanted,
  );
  return others.length === 0 ? named : undefined;
}
