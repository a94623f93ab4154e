import type { KeyboardEvent } from 'react';

/** Returns the open list of a combobox. Null if none is open. */
const listOf = (input: Element): HTMLElement | null =>
  input.hasAttribute('data-expanded')
    ? document.getElementById(input.getAttribute('aria-controls') ?? '')
    : null;

/**
 * Prevents Enter from reaching the form and Mantine while a list is open, and reports whether it did. In an input method, Enter ends a
 * word.
 */
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

/** Returns the highlighted option, or otherwise the first selectable one, preferring options that are not selected yet. */
const firstOption = (list: Element): HTMLElement | null =>
  list.querySelector<HTMLElement>('[data-combobox-selected]') ??
  list.querySelector<HTMLElement>(`${CHOOSABLE}:not([data-combobox-active])`) ??
  list.querySelector<HTMLElement>(CHOOSABLE);

/** Highlights the option that Enter will pick, if none is highlighted. */
export function highlightFirst(input: Element): void {
  const list = listOf(input);
  if (list) firstOption(list)?.setAttribute('data-combobox-selected', 'true');
}

/** Result of pressing Enter: an option was picked, the current one was kept, none was found, or there was nothing to do. */
type Taken = 'taken' | 'kept' | 'none' | 'nothing';

/** Picks the highlighted option of the list, or otherwise the first one if something was typed. */
export function takeFirst(input: Element, isTyped: boolean): Taken {
  const list = listOf(input);
  const isHighlighted = Boolean(list?.querySelector('[data-combobox-selected]'));
  if (!isTyped && !isHighlighted) return 'nothing';
  const option = list && firstOption(list);
  if (!option) return 'none';
  // A click on the selected option would deselect it.
  if (isTyped && option.matches('[data-combobox-active]')) return 'kept';
  option.click();
  return 'taken';
}
