import { Group, Text } from '@mantine/core';
import type { Page } from '../list/defineList.ts';
import { Pager, pagesOf } from '../list/Pager.tsx';
import { text } from '../../text/text.ts';
import { MEDIA_PAGE } from './mediaApi.ts';

interface Props {
  readonly found: Page<unknown> | null;
  readonly page: number;
  go(page: number): void;
}

/** Shows how many files were found, and links to the other pages. */
export function MediaFooter({ found, page, go }: Props) {
  const pages = pagesOf(found?.total ?? 0, MEDIA_PAGE);
  return (
    <Group justify="space-between" p="sm">
      <Text c="dimmed" role="status">
        {found && text(found.totalIsExact ? 'list.found' : 'list.foundMore', { count: found.total })}
      </Text>
      <Pager page={page} pages={pages} go={go} />
    </Group>
  );
}
