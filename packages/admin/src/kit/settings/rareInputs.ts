/** Re-exports inputs that few settings need, so that they can be loaded on demand. */
export { JsonInput, TagsInput } from '@mantine/core';
