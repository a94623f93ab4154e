/** Matches clickable elements. */
const PRESSED = 'button, a[href], label, summary, [role=option], [role=menuitem], [role=tab]';
/** Maximum pointer movement in pixels that still triggers a click. A longer movement means that the user intentionally left the button. */
const STILL_PX = 4;

/**
 * Ensures that each press on a button triggers a click. A press blurs the previous field, and a validation error shown on blur may move the
 * button away from the pointer. The browser would then not fire the click.
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
      // Keyboard activation fires a click without a press.
      if (!held || event.detail === 0 || held.button.contains(event.target as Node)) return;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL_PX) return;
      event.preventDefault();
      event.stopPropagation();
      held.button.click();
    },
    options,
  );
}
