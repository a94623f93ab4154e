import type { WithTextLanguages } from '../../platform/contracts/languages.ts';

/** A menu entry with its child entries. */
export interface MenuEntry extends WithTextLanguages {
  /** The UUID of the category or menu item. Absent for the blog entry. */
  readonly uuid?: string;
  readonly name: string;
  /** A shop path or the URL of another site. Null if the entry is only a heading for its children. */
  readonly url: string | null;
  /** The child entries. */
  readonly children?: readonly MenuEntry[];
}
