import { Tooltip } from '@mantine/core';
import { exactTime, timeAgo } from '../../text/text.ts';

/** A time as it is said, with the exact one where the pointer or the focus rests. */
export const Time = ({ at }: { readonly at: string }) => (
  <Tooltip label={exactTime(at)}>
    <time dateTime={at}>{timeAgo(at)}</time>
  </Tooltip>
);
