import { getHotkeyHandler } from '@mantine/hooks';

/** Returns the key handler with which Ctrl+S saves only the focused part of a page, not the surrounding form. */
export const saveKey = (save: () => void) =>
  getHotkeyHandler([
    [
      'mod+S',
      (event) => {
        event.stopPropagation();
        save();
      },
    ],
  ]);
