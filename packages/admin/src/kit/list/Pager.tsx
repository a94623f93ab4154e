import { Pagination } from '@mantine/core';
import { text } from '../../text/text.ts';

interface Props {
  readonly page: number;
  readonly pages: number;
  go(page: number): void;
}

/** Pagination links of a list. Renders nothing if the list has only one page. */
export const Pager = ({ page, pages, go }: Props) =>
  pages > 1 && (
    <Pagination
      size="sm"
      value={page}
      total={pages}
      onChange={go}
      getControlProps={(control) => ({
        'aria-label': text(control === 'previous' ? 'list.previous' : 'list.next'),
      })}
      getItemProps={(number) => ({ 'aria-label': text('list.page', { page: number }) })}
    />
  );
