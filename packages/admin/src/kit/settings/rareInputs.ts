/** Inputs that few settings need, in a module of their own that pages load when a setting needs one. */
export { JsonInput, TagsInput } from '@mantine/core';
