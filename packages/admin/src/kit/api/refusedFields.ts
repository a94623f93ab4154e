import { text } from '../../text/text.ts';

/** Error thrown before anything is sent if a field's input cannot be parsed. */
class RefusedFieldError extends Error {}

/**
 * Finds the first field whose input cannot be parsed, in the open dialog or on the page if no dialog is open. Fields report such input with
 * `setCustomValidity`. Search inputs are ignored. A confirmation dialog has no fields, so the fields behind it are checked instead.
 */
export function findUnreadField(): HTMLInputElement | undefined {
  const dialog = document.activeElement?.closest('[role=dialog]');
  const layer = dialog?.querySelector('input') ? dialog : document;
  return [...layer.querySelectorAll('input')].find(
    (field) => field.willValidate && field.validity.customError && !field.closest('[role=search]'),
  );
}

/** Throws if a field's input cannot be parsed, and focuses the field. */
export function refuseUnreadFields(): void {
  const field = findUnreadField();
  if (!field) return;
  // `checkValidity` makes the field show its error.
  field.checkValidity();
  field.focus();
  throw new RefusedFieldError(text('form.refused'));
}
