import {
  Anchor,
  Button,
  CopyButton,
  Drawer,
  Group,
  Image,
  List,
  Skeleton,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkToAddress } from '../../kit/shared/linkTo.ts';
import { showRefusal } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, fileSize, text } from '../../text/text.ts';
import { dimensionsText } from '../../kit/media/mediaApi.ts';
import type { MediaFile } from '../../kit/media/mediaApi.ts';

interface Props {
  readonly file: MediaFile;
  close(): void;
}

/** Drawer for one file, with its preview, alternative text, address and usage. */
export const MediaDetail = ({ file, close }: Props) => (
  <Drawer opened onClose={close} position="right" title={text('media.detail')} size="md">
    <Stack>
      <Image src={`${file.url}?size=single`} alt={file.alt} fit="contain" mah={300} radius="md" />
      <Text fw={600} className="breakable">
        {file.name}
      </Text>
      <Text c="dimmed">
        {[dimensionsText(file), fileSize(file.size), file.type, exactTime(file.created_at)]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      <Group>
        <CopyButton value={new URL(file.url, location.origin).href}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" leftSection={<Icon name="copy" />} onClick={copy}>
              {text(copied ? 'media.copied' : 'media.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={file.url}
          target="_blank"
          variant="default"
          size="xs"
          leftSection={<Icon name="external" />}
        >
          {text('media.open')}
        </Button>
      </Group>
      <AltForm key={file.uuid} file={file} />
      <Uses file={file} />
      <DeleteButton file={file} close={close} />
    </Stack>
  </Drawer>
);

function AltForm({ file }: Pick<Props, 'file'>) {
  const may = useMay();
  const client = useQueryClient();
  const [alt, setAlt] = useState(file.alt);
  const save = useMutation({
    mutationFn: () => shop.media.update(file.uuid, { alt }),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('form.saved') });
      await client.invalidateQueries({ queryKey: ['media'] });
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={text('media.alt')}
          description={text('media.alt.help')}
          autosize
          minRows={2}
          value={alt}
          disabled={!may('updateMedia')}
          error={save.error?.message}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        {alt !== file.alt && (
          <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
            {text('form.save')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

function Uses({ file }: Pick<Props, 'file'>) {
  const may = useMay();
  const { data, error } = useQuery({
    queryKey: ['media', 'uses', file.uuid],
    queryFn: () => shop.media.uses(file.uuid),
    enabled: may('listMediaUses'),
  });
  if (!may('listMediaUses')) return null;
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton height={60} />;
  const { uses, others } = data;
  return (
    <section aria-label={text('media.uses')}>
      <Text fw={600}>{text('media.uses')}</Text>
      {uses.length + others === 0 && <Text c="dimmed">{text('media.uses.none')}</Text>}
      <List spacing={2}>
        {uses.map(({ type, uuid, title, edit_url }) => (
          <List.Item key={`${type} ${uuid ?? title}`}>
            {edit_url === null ? (
              title
            ) : (
              <Anchor component={Link} {...linkToAddress(edit_url)}>
                {title}
              </Anchor>
            )}{' '}
            <Text span c="dimmed" size="xs">
              {typeText(type)}
            </Text>
          </List.Item>
        ))}
      </List>
      {others > 0 && <Text c="dimmed">{text('media.uses.others', { count: others })}</Text>}
    </section>
  );
}

const TYPES = [
  'product',
  'category',
  'collection',
  'blog_post',
  'blog_category',
  'cms_page',
  'widget',
  'setting',
] as const;

/** Returns the label of a record type. Extensions may define record types. */
const typeText = (type: string): string => {
  const known = TYPES.find((one) => one === type);
  return known ? text(`media.type.${known}`) : type;
};

/** Deletes a file. A file in use requires a second confirmation. */
function DeleteButton({ file, close }: Props) {
  const may = useMay();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (isForced: boolean) =>
      isForced ? shop.images.delete(file.url.replace('/assets/', '')) : shop.media.delete(file.uuid),
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: text('form.deleted') });
      await client.invalidateQueries({ queryKey: ['media'] });
    },
    onError: (error) => {
      const isInUse = isShopError(error) && error.code === 'FILE_IN_USE';
      if (!isInUse || !may('fileDelete')) return showRefusal(error);
      openConfirm(text('media.delete.inUse'), text('media.delete.anyway'), () => remove.mutate(true));
    },
  });
  const openConfirm = (question: string, confirm: string, onConfirm: () => void) =>
    modals.openConfirmModal({
      title: text('form.delete.title', { name: file.name }),
      children: question,
      labels: { confirm, cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm,
    });
  if (!may('deleteMedia')) return null;
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() => openConfirm(text('form.delete.text'), text('form.delete'), () => remove.mutate(false))}
    >
      {text('form.delete')}
    </Button>
  );
}
