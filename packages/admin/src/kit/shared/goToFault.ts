/**
 * Scrolls to the first field with an error and focuses it. `node` is the field's input if the form knows the input. Custom inputs, such as
 * the variants table, set `aria-invalid` on the invalid element after rendering.
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

/** Expands collapsed sections that contain a field. */
function unfold(field: HTMLElement | null): void {
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}
