import { text } from '../text/text.ts';

/** The refusal of what was typed into a field, before anything is sent. */
class RefusedFieldError extends Error {}

const isField = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement;

/**
 * Throws where a field of the dialog that is used, or else of the page, cannot be read, and goes to it. The fields say so by
 * `setCustomValidity`. Boxes that only search do not count.
 */
export function refuseUnreadFields(): void {
  const layer = document.activeElement?.closest('[role=dialog]') ?? document;
  const refused = [...layer.querySelectorAll('input')]
    .filter(isField)
    .find((field) => field.willValidate && field.validity.customError && !field.closest('[role=search]'));
  if (!refused) return;
  // The field shows its fault when it is asked.
  refused.checkValidity();
  refused.focus();
  throw new RefusedFieldError(text('form.refused'));
}
