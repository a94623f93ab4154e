/**
 * Scrolls to the first field with an error and focuses it. `node` is the field's input if the form knows it. Custom inputs, such as the
 * variants table, mark errors with `aria-invalid` once rendered.
 */
export function goToFault(node: HTMLElement | null, within: ParentNode = document): void {
  requestAnimationFrame(() => {
    const field =
      node ?? within.querySelector<HTMLElement>('main [aria-invalid="true"], tr [aria-invalid="true"]');
    unfold(field);
    field?.scrollIntoView({ block: 'center', inline: 'center' });
    field?.focus({ preventScroll: true });
  });
}

/** Expands the collapsed sections around a field. */
function unfold(field: HTMLElement | null): void {
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}
