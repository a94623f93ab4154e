/** Inputs that few settings need, in a module of their own that pages load when a setting needs one. */
export { Autocomplete, JsonInput, TagsInput } from '@mantine/core';
