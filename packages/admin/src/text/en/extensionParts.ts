/** The texts around pages and parts that extensions bring. */
export const extensionParts = {
  'parts.failed': 'The extension {extension} has failed here',
  'parts.failed.text': 'The rest of the admin is not affected.',
  'parts.slow': 'The extension {extension} does not answer',
  'parts.slow.text': 'This part appears as soon as it does. The rest of the admin is not affected.',
  'parts.contract': 'It was written for version {wanted} of the admin, and this is version {own}.',
  'parts.noModule': 'Its module has no parts: it needs a default export.',
  'parts.missing': 'Its module has no part named “{name}”.',
  'parts.empty': 'There is nothing here yet.',
  'parts.health': 'Extensions in the admin',
  'parts.health.ok': 'Works',
  'parts.health.waiting': 'Is being loaded',
} as const;
