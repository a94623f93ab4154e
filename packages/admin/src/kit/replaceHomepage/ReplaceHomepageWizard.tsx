import { Modal } from '@mantine/core';
import { useState } from 'react';
import { text } from '../../text/text.ts';
import { PageSelect } from './PageSelect.tsx';
import { Replacement } from './Replacement.tsx';

interface Props {
  /** Landing page that becomes the homepage. If null, the wizard begins with its selection. */
  readonly uuid: string | null;
  close(): void;
}

/**
 * Replaces the homepage with a landing page, step by step: what happens, what is affected, the confirmation, and the result with the option
 * to revert. The wizard opens from the landing page itself, and from the homepage in the page builder.
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
