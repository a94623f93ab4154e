/** Inputs that few settings need, in a separate module that pages load on demand. */
export { JsonInput, TagsInput } from '@mantine/core';
