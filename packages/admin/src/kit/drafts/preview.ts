import { shop } from '../api/shop.ts';
import { showRefusal } from '../shared/useAction.ts';

interface Previewed {
  /** The path of the page; null: the homepage stands for it. */
  readonly url: string | null;
  readonly at: string;
  /** The draft that is laid over the page; absent: none. */
  readonly changeset?: string;
  /** The URN of a page that is shown although it is not public; absent: none. */
  readonly entity?: string;
}

/** Opens a page as shoppers will see it at a time, in a window of its own. The window is opened at once, while the browser lets us. */
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
