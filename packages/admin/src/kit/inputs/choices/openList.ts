import type { KeyboardEvent } from 'react';

/** Returns a combobox's open list, or null if the list is closed. */
const listOf = (input: Element): HTMLElement | null =>
  input.hasAttribute('data-expanded')
    ? document.getElementById(input.getAttribute('aria-controls') ?? '')
    : null;

/** Prevents Enter from reaching the form and Mantine while a list is open or an input method is composing. Returns whether it did so. */
export function stopsEnter(event: KeyboardEvent): boolean {
  const { key, keyCode, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || keyCode === 229 || !listOf(currentTarget)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const CHOOSABLE = '[data-combobox-option]:not([data-combobox-disabled])';

/** Reports whether a combobox has an open list with options. */
export const hasOptions = (input: Element): boolean => Boolean(listOf(input)?.querySelector(CHOOSABLE));

/**
 * Returns the highlighted option. If none is highlighted, returns the first selectable option, preferring options that are not selected.
 */
const firstOption = (list: Element): HTMLElement | null =>
  list.querySelector<HTMLElement>('[data-combobox-selected]') ??
  list.querySelector<HTMLElement>(`${CHOOSABLE}:not([data-combobox-active])`) ??
  list.querySelector<HTMLElement>(CHOOSABLE);

/** Highlights the option that Enter will pick, unless an option is already highlighted. */
export function highlightFirst(input: Element): void {
  const list = listOf(input);
  if (list) firstOption(list)?.setAttribute('data-combobox-selected', 'true');
}

/** Result of pressing Enter: an option was picked, the selected option was kept, no option was found, or no list was open. */
type Taken = 'taken' | 'kept' | 'none' | 'nothing';

/** Picks the highlighted option. If none is highlighted and the user has typed something, picks the first option. */
export function takeFirst(input: Element, isTyped: boolean): Taken {
  const list = listOf(input);
  const isHighlighted = Boolean(list?.querySelector('[data-combobox-selected]'));
  if (!isTyped && !isHighlighted) return 'nothing';
  const option = list && firstOption(list);
  if (!option) return 'none';
  // Keeps the option, because clicking a selected option would deselect it.
  if (isTyped && option.matches('[data-combobox-active]')) return 'kept';
  option.click();
  return 'taken';
}
