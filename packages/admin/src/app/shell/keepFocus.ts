import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** So many of the last elements that had the focus are known. */
const KNOWN = 12;

/** Dialogs give the focus back by themselves first, where they can. */
const PATIENCE = 30;

/**
 * Keeps the focus in the page for whoever uses the keyboard: when the element that has it goes, such as the button of a dialog, it goes
 * to the one that had it before, or to the input that took its place when a form was read anew. A new page begins at its content.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A page that puts the focus into an input of its own keeps it there.
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

/** Puts the focus on the last element of the page that is still there and shown, or on what replaced it; else on the content. */
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
