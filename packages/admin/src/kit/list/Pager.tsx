import { Pagination } from '@mantine/core';
import { text } from '../../text/text.ts';

interface Props {
  readonly page: number;
  readonly pages: number;
  go(page: number): void;
}

/** Maximum number of rows that can be read by page number from the API. */
const NUMBERED_ROWS = 10_000;

/** Returns the number of pages of a list that have a page number. */
export const pagesOf = (total: number, size: number): number =>
  Math.min(Math.ceil(total / size), Math.floor(NUMBERED_ROWS / size));

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
