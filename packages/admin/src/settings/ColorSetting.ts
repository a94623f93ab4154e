/** The input of colors, a module of its own so that only settings with a color load it. */
export { ColorInput } from '@mantine/core';
