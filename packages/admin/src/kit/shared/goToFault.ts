/**
 * Goes to the first field that was refused, wherever its part of the page is scrolled to. `node` is its input where the form knows it; own
 * inputs, such as the table of variants, say it by `aria-invalid` once they are drawn.
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

/** Opens the folded parts around a field. */
function unfold(field: HTMLElement | null): void {
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}
