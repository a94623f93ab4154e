/** Re-exports the UI kit's color input, so that it can be loaded on demand. */
export { ColorInput } from '@mantine/core';
