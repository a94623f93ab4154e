import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkInput } from '../../kit/content/LinkInput.tsx';
import { readUrn } from '../../kit/content/records.ts';
import { text } from '../../text/text.ts';
import { builderLink } from '../../kit/drafts/builderLink.ts';

interface FindPageProps {
  /** Routes with one page per record of a type. */
  readonly kinds: readonly { readonly route: string; readonly entityType?: string | null | undefined }[];
}

/** Input that finds a record by name to edit its page. */
export function FindPage({ kinds }: FindPageProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <LinkInput
      key={typed.startsWith('urn:') ? typed : 'search'}
      label={text('builder.pages.find')}
      value=""
      onChange={(value) => {
        setTyped(value);
        const record = readUrn(value);
        const kind = record && kinds.find(({ entityType }) => entityType === record.type);
        if (record && kind) void navigate(builderLink(kind.route, record.uuid));
      }}
    />
  );
}
