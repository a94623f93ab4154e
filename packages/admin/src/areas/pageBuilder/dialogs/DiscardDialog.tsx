import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { routeName } from '../../../kit/widgets/placeNames.ts';
import { text } from '../../../text/text.ts';

interface Props {
  readonly route: string;
  close(): void;
  /** Discards the changes on one route, or on all routes. */
  discard(route: string | null): void;
}

/** Asks which changes of the draft to discard. */
export function DiscardDialog({ route, close, discard }: Props) {
  const [isAll, setAll] = useState(false);
  return (
    <Modal opened onClose={close} title={text('builder.discard.title')} centered>
      <Stack>
        <Text>{text('builder.discard.lost')}</Text>
        <Radio.Group
          aria-label={text('builder.discard.title')}
          value={isAll ? 'all' : 'route'}
          onChange={(value) => setAll(value === 'all')}
        >
          <Stack gap="xs">
            <Radio value="route" label={text('builder.discard.route', { route: routeName(route) })} />
            <Radio value="all" label={text('builder.discard.all')} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text('app.cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close();
              discard(isAll ? null : route);
            }}
          >
            {text('builder.discard')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
