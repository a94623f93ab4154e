import { useEffect } from 'react';

/** What the keys of the frame open. */
interface Opens {
  palette(): void;
  keys(): void;
}

/**
 * Keys that work on every page while nothing is typed and no dialog or menu is open: `/` goes to the search of the page, else to that
 * of the shop; `?` shows the list of keys; arrows go to the first row of a list, from where the table leads on.
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

/** Returns the function that gives an element the focus; null: the page has none such. */
const focusOf = (selector: string): (() => void) | null => {
  const found = document.querySelector<HTMLElement>(selector);
  return found && (() => found.focus());
};

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

/** Reports whether keys belong to what is typed, or to a dialog or a menu that is open. Closed lists of choices are there too, hidden. */
const isBusy = (): boolean =>
  document.activeElement?.closest(TYPED) != null ||
  [...document.querySelectorAll('[role="dialog"], [role="listbox"]')].some((open) => open.checkVisibility());

/** Reports whether the focus is on nothing that arrows work. */
const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, #main');
