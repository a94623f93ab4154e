/**
 * Writes the labels of the fields for their keys in the words of a refusal: "Live until must be after Live from". A key that is a
 * plain word, such as `name`, is one only at the beginning.
 */
export const withLabels = (labels: ReadonlyMap<string, string>, words: string): string =>
  words.replaceAll(/\b\w+\b/g, (word, at: number) =>
    at === 0 || /[_A-Z]/.test(word.slice(1)) ? (labels.get(word) ?? word) : word,
  );

/** Reads the labels of the fields of a form from the page, by the paths of the fields. */
export function labelsIn(form: HTMLFormElement | null): ReadonlyMap<string, string> {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-path]') ?? [])];
  return new Map(
    fields.flatMap((field) => {
      // The sign of a required field is an element of its own.
      const label = field.labels?.[0]?.firstChild?.textContent ?? field.getAttribute('aria-label');
      return label ? [[field.dataset['path'] ?? '', label.trim()] as const] : [];
    }),
  );
}
