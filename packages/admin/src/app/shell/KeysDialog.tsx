import { Kbd, Modal, Table } from '@mantine/core';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

const CONTROL = /mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const KEYS: readonly (readonly [keys: readonly string[], does: PlainTextKey])[] = [
  [[CONTROL, 'K'], 'keys.palette'],
  [['/'], 'keys.search'],
  [['↑', '↓'], 'keys.rows'],
  [['Enter'], 'keys.open'],
  [[CONTROL, 'S'], 'keys.save'],
  [['Esc'], 'keys.close'],
  [['?'], 'keys.keys'],
];

/** Dialog that lists the admin's keyboard shortcuts. */
export const KeysDialog = ({ close }: { close(): void }) => (
  <Modal opened onClose={close} title={text('keys.title')} centered>
    <Table>
      <caption className="unseen">{text('keys.title')}</caption>
      <Table.Tbody>
        {KEYS.map(([keys, does]) => (
          <Table.Tr key={does}>
            <Table.Th scope="row" fw={400}>
              {text(does)}
            </Table.Th>
            <Table.Td ta="end" className="number" dir="ltr">
              {keys.map((key) => (
                <Kbd key={key} ms={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Modal>
);
