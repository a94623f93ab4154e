import { text } from '../../text/text.ts';

/** The refusal of what was typed into a field, before anything is sent. */
class RefusedFieldError extends Error {}

/**
 * Finds the first field of the dialog that is used, or else of the page, that cannot be read. The fields say so by
 * `setCustomValidity`. Boxes that only search do not count, and a question has no fields: those that it is about do.
 */
export function findUnreadField(): HTMLInputElement | undefined {
  const dialog = document.activeElement?.closest('[role=dialog]');
  const layer = dialog?.querySelector('input') ? dialog : document;
  return [...layer.querySelectorAll('input')].find(
    (field) => field.willValidate && field.validity.customError && !field.closest('[role=search]'),
  );
}

/** Throws where a field cannot be read, and goes to it. */
export function refuseUnreadFields(): void {
  const field = findUnreadField();
  if (!field) return;
  // The field shows its fault when it is asked.
  field.checkValidity();
  field.focus();
  throw new RefusedFieldError(text('form.refused'));
}
