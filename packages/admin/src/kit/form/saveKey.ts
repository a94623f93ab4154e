import { getHotkeyHandler } from '@mantine/hooks';

/** Returns a key handler that saves only the focused part of a page on Ctrl+S, not the surrounding form. */
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
