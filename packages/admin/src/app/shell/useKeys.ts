import { useEffect } from 'react';

/** Views that global keyboard shortcuts open. */
interface Opens {
  palette(): void;
  keys(): void;
}

/**
 * Registers keyboard shortcuts that work on every page unless the user is typing or a dialog or menu is open. `/` focuses the page search,
 * or the shop search if the page has none. `?` shows the list of shortcuts. Arrow keys focus the first row of a list, and the table then
 * handles further arrow keys.
 */
export function useKeys(opens: Opens): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy()) return;
      if (event.key === '/') (focusOf('#main [role="search"] input') ?? opens.palette)();
      else if (event.key === '?') opens.keys();
      else if (event.key === 'ArrowDown' && isNowhere()) focusOf('#main [data-row]')?.();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opens]);
}

/** Returns a function that focuses the matching element, or null if the page has no such element. */
const focusOf = (selector: string): (() => void) | null => {
  const found = document.querySelector<HTMLElement>(selector);
  return found && (() => found.focus());
};

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

/**
 * Reports whether an input, an open dialog or an open menu handles key presses. Closed option lists are in the page but hidden, so they are
 * ignored.
 */
const isBusy = (): boolean =>
  document.activeElement?.closest(TYPED) != null ||
  [...document.querySelectorAll('[role="dialog"], [role="listbox"]')].some((open) => open.checkVisibility());

/** Reports whether the focused element does not use arrow keys. */
const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, #main');
