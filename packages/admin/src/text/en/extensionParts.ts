/** English messages for extension pages and other extension content. */
export const extensionParts = {
  'parts.failed': 'The extension {extension} failed here',
  'parts.failed.text': 'The rest of the admin is not affected.',
  'parts.slow': 'The extension {extension} isn’t responding',
  'parts.slow.text': 'This part appears when it responds. The rest of the admin is not affected.',
  'parts.contract': 'It was built for version {wanted} of the admin, but this is version {own}.',
  'parts.noModule': 'Its module has no default export with parts.',
  'parts.missing': 'Its module has no part named “{name}”.',
  'parts.empty': 'Nothing here yet.',
  'parts.health': 'Extensions in the admin',
  'parts.health.ok': 'OK',
  'parts.health.waiting': 'Loading',
} as const;
