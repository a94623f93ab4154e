import { Modal } from '@mantine/core';
import { SendForm } from './SendForm.tsx';
import type { SendFormProps } from './SendForm.tsx';

interface Props extends SendFormProps {
  readonly title: string;
  close(): void;
}

/** A dialog with a few inputs that does one thing, and closes once it is done. */
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
