/** Matches clickable elements. */
const PRESSED = 'button, a[href], label, summary, [role=option], [role=menuitem], [role=tab]';
/** Maximum pointer movement in pixels. Beyond that, the pointer left the button on purpose. */
const STILL_PX = 4;

/**
 * Makes each press on a button end in a click. A press blurs the previous field, and the error that the field then shows may move the
 * button away from the pointer, so that the browser would not fire the click.
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
