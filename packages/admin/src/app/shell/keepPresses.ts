/** Matches the elements that do something when they are pressed. */
const PRESSED = 'button, a[href], label, summary, [role=option], [role=menuitem], [role=tab]';
/** A pointer that moved farther left the button on purpose. */
const STILL_PX = 4;

/**
 * Ends each press on a button in its click. A press takes the focus from the field before, and what the field says then, such as why it
 * cannot be read, may move the button away from under the pointer, where the browser sees no click on it.
 */
export function keepPresses(): void {
  let press: { readonly button: HTMLElement; readonly x: number; readonly y: number } | null = null;
  const options = { capture: true };
  document.addEventListener(
    'pointerdown',
    ({ target, button: which, clientX: x, clientY: y }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      press = button && which === 0 ? { button, x, y } : null;
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const held = press;
      press = null;
      // The keyboard clicks without a press.
      if (!held || event.detail === 0 || held.button.contains(event.target as Node)) return;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL_PX) return;
      event.preventDefault();
      event.stopPropagation();
      held.button.click();
    },
    options,
  );
}
