import { Tooltip } from '@mantine/core';
import { exactTime, timeAgo } from '../../text/text.ts';

/** Shows a relative time, with the exact time on hover or focus. */
export const Time = ({ at }: { readonly at: string }) => (
  <Tooltip label={exactTime(at)}>
    <time dateTime={at}>{timeAgo(at)}</time>
  </Tooltip>
);
