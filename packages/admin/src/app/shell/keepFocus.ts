import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Maximum number of previously focused elements to remember. */
const KNOWN = 12;

/** Delay in milliseconds before the focus is restored, because dialogs usually restore it themselves. */
const PATIENCE = 30;

/**
 * Keeps keyboard focus on the page. When the focused element disappears, such as a button in a dialog, the previously focused element is
 * focused again. If a form was reloaded, the input that replaced the previous one is focused. On a new page, the content is focused.
 */
export function useRetainedFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // If the page focuses one of its inputs, the focus stays there.
    if (!isAt('#main') && !isAt('[role="dialog"]')) focusMain();
  }, [pathname]);
  useEffect(() => {
    const last: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === last[0]) return;
      last.unshift(target);
      last.length = Math.min(last.length, KNOWN);
    };
    let timer = 0;
    const onChange = () => {
      if (!isLost() || !last[0] || last[0].isConnected) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isLost()) restore(last);
      }, PATIENCE);
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isAt = (selector: string): boolean => document.activeElement?.closest(selector) != null;

const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Focuses the most recently focused element that still exists and is visible, or its replacement. If there is none, focuses the content.
 */
function restore(last: readonly HTMLElement[]): void {
  const found = last.map(presentOf).find((element) => element !== null);
  if (found) found.focus({ preventScroll: true });
  else focusMain();
}

function presentOf(element: HTMLElement): HTMLElement | null {
  const path = element.dataset['path'];
  const present =
    element.isConnected || path === undefined
      ? element
      : document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  const isUsable = present?.isConnected && present.checkVisibility() && !present.matches(':disabled');
  return isUsable && present.closest('#main, header') ? present : null;
}
