import { Badge } from '@mantine/core';
import { text } from '../../text/text.ts';

/** Shows whether a record is enabled, as a dot and a label. */
export const Enabled = ({ status }: { readonly status: number }) => (
  <Badge color={status ? 'teal' : 'gray'}>{text(status ? 'status.enabled' : 'status.disabled')}</Badge>
);
