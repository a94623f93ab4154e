import { useNavigate, useSearch } from '@tanstack/react-router';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { OWNER_TYPES } from '../../kit/metafields/definitions.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

/** Select input for the record type whose custom fields are listed. Default: products. */
export function OwnerSelect() {
  const navigate = useNavigate();
  const { f } = useSearch({ strict: false }) as { readonly f?: { readonly owner?: string } };
  return (
    <Select
      aria-label={text('metafields.owner')}
      w={180}
      data={OWNER_TYPES.map((value) => ({ value, label: text(`metafields.owner.${value}`) }))}
      value={f?.owner ?? 'product'}
      onChange={(owner) => owner !== null && void navigate(linkTo('.', { f: { owner } }))}
    />
  );
}
