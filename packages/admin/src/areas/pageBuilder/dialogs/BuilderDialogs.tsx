import { useBuilder } from '../builderContext.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** Dialogs for actions on the entire draft. */
export type Dialog = 'publish' | 'discard';

interface Props {
  readonly dialog: Dialog | null;
  close(): void;
}

/** Renders the open dialog. */
export function BuilderDialogs({ dialog, close }: Props) {
  const { key, draft } = useBuilder().page;
  if (dialog === 'publish' && draft.page.changeset)
    return <PublishDialog changeset={draft.page.changeset.uuid} close={close} />;
  if (dialog === 'discard')
    return <DiscardDialog route={key.route} close={close} discard={(route) => void draft.discard(route)} />;
  return null;
}
