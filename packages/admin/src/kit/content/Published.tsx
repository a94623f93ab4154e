import { Badge } from '@mantine/core';
import { text } from '../../text/text.ts';

/** Shows whether a page is published, as a dot and a label. */
export const Published = ({ status }: { readonly status: boolean | number }) => (
  <Badge color={status ? 'teal' : 'gray'}>{text(status ? 'content.published' : 'content.draft')}</Badge>
);
