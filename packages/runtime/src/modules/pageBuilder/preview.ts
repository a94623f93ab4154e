/** A changeset that somebody looks at before it is published. */
export interface Preview {
  readonly changesetId: number;
  /** Whether the changeset changes a page, so that it may be looked at while it is not public. */
  opens(page: { readonly route: string; readonly urn: string }): boolean;
}
