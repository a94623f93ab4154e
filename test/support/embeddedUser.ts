/**
 * A separate process that uses an embedded database server, for the server's tests. It prints the URL or the error, and exits when its
 * standard input ends.
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
