import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import type { ReplaceHomepageData } from '@shop/sdk';
import { Link } from '@tanstack/react-router';
import { linkOf } from '../content/links.ts';
import { Icon } from '../shared/Icon.tsx';
import { linkToAddress } from '../shared/linkTo.ts';
import { comma, text } from '../../text/text.ts';

interface Props {
  readonly done: ReplaceHomepageData;
  /** Restarts the wizard to restore the backup. */
  back(): void;
  close(): void;
}

/** Shows what was replaced, where the previous homepage is, and how to revert. */
export function Done({ done, back, close }: Props) {
  const { backup, clonedPlacements, backedUpPlacements, deletedInstances, backupsTotal } = done;
  const discarded = done.discardedChangesets.reduce((sum, one) => sum + one.operationsRemoved, 0);
  const builder = linkOf(done, 'pageBuilderHomepage');
  return (
    <Stack>
      <Text>
        {text('replaceHomepage.done.backup')}{' '}
        <Anchor component={Link} {...linkToAddress(backup.editUrl)} onClick={close} underline="always">
          <bdi>{backup.name}</bdi>
        </Anchor>
      </Text>
      <List>
        <List.Item>{text('replaceHomepage.done.copied', { count: clonedPlacements })}</List.Item>
        <List.Item>{text('replaceHomepage.done.kept', { count: backedUpPlacements })}</List.Item>
        {deletedInstances > 0 && (
          <List.Item>{text('replaceHomepage.done.deleted', { count: deletedInstances })}</List.Item>
        )}
        {discarded > 0 && (
          <List.Item>
            {text('replaceHomepage.done.discarded', {
              count: discarded,
              drafts: done.discardedChangesets.length,
            })}
          </List.Item>
        )}
        {done.cancelledPastPlans.length > 0 && (
          <List.Item>
            {text('replaceHomepage.done.canceled', {
              names: done.cancelledPastPlans.map(({ name }) => name).join(comma),
            })}
          </List.Item>
        )}
        <List.Item>{text('replaceHomepage.done.total', { count: backupsTotal })}</List.Item>
      </List>
      <Group>
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          rightSection={<Icon name="external" />}
        >
          {text('replaceHomepage.done.see')}
        </Button>
        {builder !== null && (
          <Button component={Link} {...linkToAddress(builder)} variant="default">
            {text('replaceHomepage.done.edit')}
          </Button>
        )}
      </Group>
      <Group justify="space-between">
        <Button variant="default" leftSection={<Icon name="undo" />} onClick={back}>
          {text('replaceHomepage.done.back')}
        </Button>
        <Button onClick={close}>{text('replaceHomepage.done.close')}</Button>
      </Group>
    </Stack>
  );
}
