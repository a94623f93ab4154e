import { Checkbox, Image, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { text } from '../../text/text.ts';
import { dimensionsText } from './mediaApi.ts';
import type { MediaFile } from './mediaApi.ts';

interface Props {
  /** Null while the first result page is loading. */
  readonly files: readonly MediaFile[] | null;
  readonly selected: Pick<ReadonlySet<string>, 'has'>;
  /** Opens a file. In the media picker, picks the file. */
  open(file: MediaFile): void;
  /** Selects or deselects a file. If absent, files have no checkboxes. */
  toggle?(file: MediaFile): void;
}

/** Grid of thumbnails of media library files. */
export const MediaGrid = ({ files, selected, open, toggle }: Props) => (
  <ul className="mediaGrid">
    {files?.map((file) => (
      <li key={file.uuid} {...(selected.has(file.uuid) && { 'data-selected': true })}>
        <UnstyledButton
          className="mediaTile"
          onClick={() => open(file)}
          {...(!toggle && { 'aria-pressed': selected.has(file.uuid) })}
        >
          <Image src={`${file.url}?size=listing`} alt={file.alt} fit="contain" h={140} fallbackSrc="data:," />
          <Text size="sm" truncate mt={6} dir="auto">
            {file.name}
          </Text>
          <Text size="xs" c="dimmed">
            {dimensionsText(file) || text('media.noDimensions')}
          </Text>
        </UnstyledButton>
        {toggle && (
          <Checkbox
            className="mediaBox"
            aria-label={text('list.select', { name: file.name })}
            checked={selected.has(file.uuid)}
            onChange={() => toggle(file)}
          />
        )}
      </li>
    )) ??
      Array.from({ length: 12 }, (_, index) => (
        <li key={index}>
          <Skeleton height={190} />
        </li>
      ))}
  </ul>
);
