/** The UI kit's color input, in a separate module that pages load on demand. */
export { ColorInput } from '@mantine/core';
