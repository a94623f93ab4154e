/**
 * A process that uses an embedded server, for its tests: it prints the address, or why it failed, and ends its use when its input
 * ends.
 */
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';

try {
  const server = await startEmbedded({ dir: process.argv[2]! });
  console.log(JSON.stringify({ url: server.url, reused: server.reused }));
  process.stdin.resume();
  process.stdin.once('end', () => void server.stop());
} catch (error) {
  console.log(JSON.stringify({ error: String(error), exitCode: (error as { exitCode?: number }).exitCode }));
}
