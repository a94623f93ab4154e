/** Goes to a page of the storefront, without loading it anew. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
