/**
 * Replaces field keys in an error message with field labels, as in "Live until must be after Live from". A key that is an ordinary word,
 * such as `name`, is replaced only at the beginning of the message.
 */
export const withLabels = (labels: ReadonlyMap<string, string>, words: string): string =>
  words.replaceAll(/\b\w+\b/g, (word, at: number) =>
    at === 0 || /[_A-Z]/.test(word.slice(1)) ? (labels.get(word) ?? word) : word,
  );

/** Reads a form's field labels from the page, by field path. */
export function labelsIn(form: HTMLFormElement | null): ReadonlyMap<string, string> {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-path]') ?? [])];
  return new Map(
    fields.flatMap((field) => {
      // The required-field marker is a separate element.
      const label = field.labels?.[0]?.firstChild?.textContent ?? field.getAttribute('aria-label');
      return label ? [[field.dataset['path'] ?? '', label.trim()] as const] : [];
    }),
  );
}
