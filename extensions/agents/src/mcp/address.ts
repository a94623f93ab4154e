/** The ID of the door, and its one address. */
export const MCP_DOOR = 'agents-mcp';
export const MCP_PATH = '/mcp';
