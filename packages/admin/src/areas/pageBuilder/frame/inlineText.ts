import type { Settings } from '../startSettings.ts';

/** A text setting that the page shows in a separate element. */
export interface InlineText {
  /** Key path of the text, such as `['items', 1, 'title']`. */
  readonly path: readonly (string | number)[];
  readonly value: string;
  /** Index of the text's paragraph that the element shows. Null if the element shows the entire text. */
  readonly paragraph: number | null;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const paragraphsOf = (text: string): readonly string[] => text.split(/\n[^\S\n]*\n\s*/);

/**
 * Finds the text setting that an element shows. `nth` is the number of previous elements in the widget with the same text, so that
 * identical texts are matched to the correct settings. Returns null if no setting matches the element's text, or if the setting contains
 * markup.
 */
export function findInlineText(settings: Settings, shown: string, nth: number): InlineText | null {
  const expected = plain(shown);
  if (expected === '') return null;
  const found: InlineText[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      if (plain(value) === expected) found.push({ path, value, paragraph: null });
      else
        for (const [index, paragraph] of paragraphsOf(value).entries())
          if (plain(paragraph) === expected) found.push({ path, value, paragraph: index });
    } else if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) if (key !== 'translations') visit(one, [...path, key]);
  };
  visit(settings, []);
  return found[nth] ?? found[0] ?? null;
}

/** Replaces one text in the settings. */
export function withInlineText(
  settings: Settings,
  { path, value, paragraph }: InlineText,
  typed: string,
): Settings {
  const next =
    paragraph === null
      ? typed
      : paragraphsOf(value)
          .map((one, index) => (index === paragraph ? typed : one))
          .join('\n\n');
  return replaceAt(settings, path, next) as Settings;
}

function replaceAt(value: unknown, [key, ...rest]: readonly (string | number)[], next: string): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === key ? replaceAt(one, rest, next) : one));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaceAt(record[key], rest, next) };
}

/** Finds the text-only element that contains a node. Returns null if there is none. */
export function textElementOf(node: Node | null): HTMLElement | null {
  const element =
    node?.nodeType === Node.ELEMENT_NODE ? (node as HTMLElement) : (node?.parentElement ?? null);
  if (!element || element.children.length > 0 || plain(element.textContent ?? '') === '') return null;
  return /^(?:input|textarea|select|option|script|style)$/i.test(element.tagName) ? null : element;
}

/**
 * Lets the administrator edit an element's text in place. Resolves to the new text, or to null if the administrator pressed Escape or
 * changed nothing.
 */
export function editInline(element: HTMLElement): Promise<string | null> {
  const before = element.textContent ?? '';
  return new Promise((resolve) => {
    const done = (isSaved: boolean) => {
      element.removeEventListener('blur', blur);
      element.removeEventListener('keydown', key);
      element.removeAttribute('contenteditable');
      element.style.outline = '';
      const typed = plain(element.textContent ?? '');
      if (!isSaved || typed === plain(before)) element.textContent = before;
      resolve(isSaved && typed !== plain(before) ? typed : null);
    };
    const blur = () => done(true);
    const key = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      done(event.key === 'Enter');
    };
    element.contentEditable = 'plaintext-only';
    element.style.outline = '2px solid #4263eb';
    element.addEventListener('blur', blur);
    element.addEventListener('keydown', key);
    element.focus();
    element.ownerDocument.getSelection()?.selectAllChildren(element);
  });
}
