import { Anchor, Checkbox, Group, Image, Table, Text } from '@mantine/core';
import { exactTime, fileSize, text, timeAgo } from '../../text/text.ts';
import { dimensionsText } from '../../kit/media/mediaApi.ts';
import type { MediaFile } from '../../kit/media/mediaApi.ts';

interface Props {
  readonly files: readonly MediaFile[];
  readonly selected: Pick<ReadonlySet<string>, 'has'>;
  open(file: MediaFile): void;
  toggle(file: MediaFile): void;
}

/** Shows the files of the media library as a table. */
export const MediaTable = ({ files, selected, open, toggle }: Props) => (
  <Table highlightOnHover verticalSpacing={6}>
    <caption className="unseen">{text('media.title')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th w={40}>
          <span className="unseen">{text('list.selectAll')}</span>
        </Table.Th>
        <Table.Th scope="col">{text('media.name')}</Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {text('media.alt')}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('media.dimensions')}
        </Table.Th>
        <Table.Th scope="col" ta="end" visibleFrom="sm">
          {text('media.size')}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {text('media.added')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {files.map((file) => (
        <Table.Tr key={file.uuid}>
          <Table.Td>
            <Checkbox
              aria-label={text('list.select', { name: file.name })}
              checked={selected.has(file.uuid)}
              onChange={() => toggle(file)}
            />
          </Table.Td>
          <Table.Td>
            <Group gap="sm" wrap="nowrap">
              <Image src={`${file.url}?size=thumb`} alt="" w={36} h={36} radius="sm" fit="cover" />
              <Anchor component="button" fw={500} ta="start" className="breakable" onClick={() => open(file)}>
                {file.name}
              </Anchor>
            </Group>
          </Table.Td>
          <Table.Td visibleFrom="md">
            <Text lineClamp={1}>{file.alt}</Text>
          </Table.Td>
          <Table.Td visibleFrom="sm">{dimensionsText(file)}</Table.Td>
          <Table.Td visibleFrom="sm" ta="end" className="number">
            {fileSize(file.size)}
          </Table.Td>
          <Table.Td visibleFrom="md">
            <span title={exactTime(file.created_at)}>{timeAgo(file.created_at)}</span>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
