/** The color input of the UI kit, in a module of its own that pages load when a setting needs it. */
export { ColorInput } from '@mantine/core';
