import { text } from '../../text/text.ts';

/** Thrown if a field cannot be parsed, before anything is sent. */
class RefusedFieldError extends Error {}

/**
 * Finds the first field that cannot be parsed in the open dialog, or otherwise on the page. Fields report this with `setCustomValidity`.
 * Search-only inputs are ignored, and a confirmation dialog has no fields of its own: the fields that it concerns are checked instead.
 */
export function findUnreadField(): HTMLInputElement | undefined {
  const dialog = document.activeElement?.closest('[role=dialog]');
  const layer = dialog?.querySelector('input') ? dialog : document;
  return [...layer.querySelectorAll('input')].find(
    (field) => field.willValidate && field.validity.customError && !field.closest('[role=search]'),
  );
}

/** Throws if a field cannot be parsed, and focuses it. */
export function refuseUnreadFields(): void {
  const field = findUnreadField();
  if (!field) return;
  // `checkValidity` makes the field show its error.
  field.checkValidity();
  field.focus();
  throw new RefusedFieldError(text('form.refused'));
}
