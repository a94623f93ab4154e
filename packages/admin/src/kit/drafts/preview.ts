import { shop } from '../api/shop.ts';
import { showRefusal } from '../shared/useAction.ts';

interface Previewed {
  /** Path of the page. Null to show the homepage instead. */
  readonly url: string | null;
  readonly at: string;
  /** Changeset of the applied draft. No draft is applied if it is absent. */
  readonly changeset?: string;
  /** URN of a page to show although it is not public. */
  readonly entity?: string;
}

/**
 * Opens a page in a new window as shoppers will see it at the given time. The window opens before the preview is ready because browsers
 * block windows that do not open immediately after a click.
 */
export async function openPreview({ url, at, changeset, entity }: Previewed): Promise<void> {
  const opened = window.open('', '_blank');
  try {
    const { token } = await shop.pageBuilder.createPreview({
      at,
      ...(changeset !== undefined && { changeset_id: changeset }),
      ...(entity !== undefined && { entity_urn: entity }),
    });
    const address = `${url ?? '/'}?changeset=${encodeURIComponent(token)}`;
    if (opened) opened.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    opened?.close();
    showRefusal(error);
  }
}
