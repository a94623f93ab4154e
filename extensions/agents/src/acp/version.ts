/** The release of ACP that the shop speaks. */
export const ACP_VERSION = '2026-04-17';

/** The address of the document by which agents find the shop. */
export const DISCOVERY_PATH = '/.well-known/acp.json';

/** The path below which the protocol is spoken. */
export const BASE_PATH = '/acp';

/** The path below which the shop describes its own ways to pay, for all to read. */
export const HANDLERS_PATH = '/acp/handlers';
