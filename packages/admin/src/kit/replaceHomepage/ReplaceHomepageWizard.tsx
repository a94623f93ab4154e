import { Modal } from '@mantine/core';
import { useState } from 'react';
import { text } from '../../text/text.ts';
import { PageSelect } from './PageSelect.tsx';
import { Replacement } from './Replacement.tsx';

interface Props {
  /** UUID of the landing page that becomes the homepage. If null, the wizard starts by asking for the landing page. */
  readonly uuid: string | null;
  close(): void;
}

/**
 * Wizard that replaces the homepage with a landing page. Its steps explain what happens, show what is affected, ask for confirmation, and
 * show the result with an option to revert. It opens from a landing page, or from the homepage in the page builder.
 */
export function ReplaceHomepageWizard({ uuid, close }: Props) {
  const [page, setPage] = useState(uuid);
  const [isBack, setBack] = useState(false);
  const restore = (backup: string) => {
    setPage(backup);
    setBack(true);
  };
  const title = text(isBack ? 'replaceHomepage.title.back' : 'replaceHomepage.title');
  return (
    <Modal opened onClose={close} title={title} size="lg" centered>
      {page === null ? (
        <PageSelect choose={setPage} close={close} />
      ) : (
        <Replacement key={page} uuid={page} restore={restore} close={close} />
      )}
    </Modal>
  );
}
