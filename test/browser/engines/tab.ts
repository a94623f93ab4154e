/** Describes the browser in which a page is opened. */
export interface TabOptions {
  readonly scripts: boolean;
  readonly width: number;
}

/**
 * A browser tab with cookies of its own. The journeys use only this, so that they run in each browser. An element is the first visible
 * one that a CSS selector matches, because texts depend on the language.
 */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Waits for an element and clicks its center. Does not wait for the page that the click may lead to. */
  click(selector: string): Promise<void>;
  /** Waits for a field and replaces its value, by typing. Selects the option with this value in a list. */
  fill(selector: string, value: string): Promise<void>;
  /** Returns the displayed text of the first matching element, on one line. Empty if there is none. */
  text(selector: string): Promise<string>;
  /** Returns the value of a JavaScript expression, which is evaluated even where the page itself runs no scripts. */
  read(expression: string): Promise<unknown>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Writes a PNG of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** The height of all windows. */
export const HEIGHT = 800;

/** Returns an expression for the first visible element. Null if there is none. */
export const visible = (selector: string): string =>
  `([...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true })) ?? null)`;

/** Returns an expression for the displayed text of an element. */
export const textOf = (selector: string): string =>
  `(document.querySelector(${JSON.stringify(selector)})?.innerText ?? '').replace(/\\s+/g, ' ').trim()`;

/** Returns an expression that selects an option as a person would, and reports whether the element is a list that has it. */
export const select = (selector: string, value: string): string =>
  `((list) => {
    if (list?.tagName !== 'SELECT') return false;
    const option = [...list.options].find((one) => one.value === ${JSON.stringify(value)});
    if (!option) throw new Error('No such option');
    option.selected = true;
    for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
    return true;
  })(${visible(selector)})`;
