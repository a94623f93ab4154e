import { getHotkeyHandler } from '@mantine/hooks';

/** Returns the handler by which Ctrl+S saves the part of a page that has the focus, and not the form around it. */
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
