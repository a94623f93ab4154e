import { text } from '../text/text.ts';

/** The refusal of what was typed into a field, before anything is sent. */
class RefusedFieldError extends Error {}

/**
 * Throws where a field of the dialog that is used, or else of the page, cannot be read, and goes to it. The fields say so by
 * `setCustomValidity`. Boxes that only search do not count, and a question has no fields: those that it is about do.
 */
export function refuseUnreadFields(): void {
  const dialog = document.activeElement?.closest('[role=dialog]');
  const layer = dialog?.querySelector('input') ? dialog : document;
  const refused = [...layer.querySelectorAll('input')].find(
    (field) => field.willValidate && field.validity.customError && !field.closest('[role=search]'),
  );
  if (!refused) return;
  // The field shows its fault when it is asked.
  refused.checkValidity();
  refused.focus();
  throw new RefusedFieldError(text('form.refused'));
}
