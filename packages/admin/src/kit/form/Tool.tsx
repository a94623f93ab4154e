import { RichTextEditor } from '@mantine/tiptap';
import { Icon } from '../shared/Icon.tsx';
import type { IconName } from '../shared/Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly isActive?: boolean;
  onPress(): void;
}

/** A button in the text editor's toolbar. */
export const Tool = ({ icon, label, isActive = false, onPress }: Props) => (
  <RichTextEditor.Control
    aria-label={label}
    title={label}
    active={isActive}
    aria-pressed={isActive}
    onClick={onPress}
  >
    <Icon name={icon} />
  </RichTextEditor.Control>
);
