import { useEffect } from 'react';

/** The views that the global keyboard shortcuts open. */
interface Opens {
  palette(): void;
  keys(): void;
}

/**
 * Keyboard shortcuts that work on every page, as long as no one is typing and no dialog or menu is open: `/` focuses the page search, or
 * otherwise the shop search; `?` shows the list of shortcuts; arrow keys focus the first row of a list, from where the table handles them.
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

/** Returns a function that focuses an element. Null if the page has no such element. */
const focusOf = (selector: string): (() => void) | null => {
  const found = document.querySelector<HTMLElement>(selector);
  return found && (() => found.focus());
};

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

/** Reports whether key presses belong to an input, or to an open dialog or menu. Closed option lists are in the page too, but hidden. */
const isBusy = (): boolean =>
  document.activeElement?.closest(TYPED) != null ||
  [...document.querySelectorAll('[role="dialog"], [role="listbox"]')].some((open) => open.checkVisibility());

/** Reports whether the focused element does not use arrow keys. */
const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, #main');
