import type { KeyboardEvent } from 'react';

/** Returns the open list of a combobox; null where none is open. */
const listOf = (input: Element): HTMLElement | null =>
  input.hasAttribute('data-expanded')
    ? document.getElementById(input.getAttribute('aria-controls') ?? '')
    : null;

/** Keeps Enter from the form and from Mantine while a list is open, and tells whether it did. Enter of an input method ends a word. */
export function stopsEnter(event: KeyboardEvent): boolean {
  const { key, keyCode, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || keyCode === 229 || !listOf(currentTarget)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const CHOOSABLE = '[data-combobox-option]:not([data-combobox-disabled])';

/** Reports whether the list of a combobox is open and has options. */
export const hasOptions = (input: Element): boolean => Boolean(listOf(input)?.querySelector(CHOOSABLE));

/** Returns the option that is highlighted, or else the first one that can be chosen, those before the one that is chosen already. */
const firstOption = (list: Element): HTMLElement | null =>
  list.querySelector<HTMLElement>('[data-combobox-selected]') ??
  list.querySelector<HTMLElement>(`${CHOOSABLE}:not([data-combobox-active])`) ??
  list.querySelector<HTMLElement>(CHOOSABLE);

/** Highlights what Enter will take, where nothing is. */
export function highlightFirst(input: Element): void {
  const list = listOf(input);
  if (list) firstOption(list)?.setAttribute('data-combobox-selected', 'true');
}

/** The result of Enter: it took an option, kept the chosen one, found none, or had nothing to do. */
type Taken = 'taken' | 'kept' | 'none' | 'nothing';

/** Chooses the highlighted option of the list, or else the first one where something was typed. */
export function takeFirst(input: Element, isTyped: boolean): Taken {
  const list = listOf(input);
  const isHighlighted = Boolean(list?.querySelector('[data-combobox-selected]'));
  if (!isTyped && !isHighlighted) return 'nothing';
  const option = list && firstOption(list);
  if (!option) return 'none';
  // A click on what is chosen would take it away.
  if (isTyped && option.matches('[data-combobox-active]')) return 'kept';
  option.click();
  return 'taken';
}
