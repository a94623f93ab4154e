import { shop } from '../api/shop.ts';
import { showRefusal } from '../shared/useAction.ts';

interface Previewed {
  /** Path of the page. Null if the homepage is shown instead. */
  readonly url: string | null;
  readonly at: string;
  /** Draft applied to the page. If absent, no draft is applied. */
  readonly changeset?: string;
  /** URN of a page that is shown although it is not public. */
  readonly entity?: string;
}

/**
 * Opens a page in a new window as shoppers will see it at a given time. The window opens immediately because browsers block windows opened
 * later.
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
