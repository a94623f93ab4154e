import { Modal } from '@mantine/core';
import { SendForm } from './SendForm.tsx';
import type { SendFormProps } from './SendForm.tsx';

interface Props extends SendFormProps {
  readonly title: string;
  close(): void;
}

/** Dialog with a few inputs for one action. It closes on success. */
export const RecordDialog = ({ title, close, onDone, ...form }: Props) => (
  <Modal opened onClose={close} title={title} centered>
    <SendForm
      {...form}
      back={close}
      onDone={() => {
        close();
        onDone?.();
      }}
    />
  </Modal>
);
