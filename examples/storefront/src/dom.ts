type Child = Node | string | null | false | undefined;
type Props = Readonly<Record<string, string | number | boolean | null | ((event: Event) => void)>>;

/**
 * Creates an element from a tag name and properties. Strings become attributes, `true` becomes an attribute without a value, and functions
 * become listeners for the event they are named after.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Announces a message to screen readers. */
export function announce(text: string): void {
  const status = document.querySelector('#status');
  if (status) status.textContent = text;
}

/** Shows an error above a form and focuses it. */
export function fault(message: string): HTMLElement {
  const box = el('p', { class: 'fault', role: 'alert', tabindex: -1 }, message);
  queueMicrotask(() => box.focus());
  return box;
}
