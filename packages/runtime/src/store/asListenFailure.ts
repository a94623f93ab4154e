import type { ShopConfig } from '../platform/config/schema.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';

/** Converts an error from `listen` to an error that explains how to fix it. Returns other errors unchanged. */
export function asListenFailure(error: unknown, { server, configFile }: ShopConfig): unknown {
  const { syscall, code = '' } = Object(error) as NodeJS.ErrnoException;
  if (!SYSCALLS.has(syscall ?? '')) return error;
  const reason = REASONS[code];
  if (!reason) return error;
  return new StartFailure(
    EXIT.failure,
    [
      {
        where: `${server.host}:${server.port}`,
        message: reason.message,
        hint: `${reason.hint} (--${reason.option}, or server.${reason.option} in ${configFile}).`,
      },
    ],
    { cause: error },
  );
}

/**
 * The system calls that report a listen error. A worker does not call `listen` on the socket itself. Its primary process does,
 * and reports the call as `bind`.
 */
const SYSCALLS = new Set(['listen', 'bind', 'getaddrinfo']);

const REASONS: Readonly<Record<string, { message: string; hint: string; option: 'port' | 'host' }>> = {
  EADDRINUSE: {
    message: 'the port is already in use',
    hint: 'Stop that program, or choose another port',
    option: 'port',
  },
  EACCES: {
    message: 'the process is not allowed to listen on this port',
    hint: 'Choose a port from 1024 on',
    option: 'port',
  },
  EADDRNOTAVAIL: {
    message: 'this machine does not have that address',
    hint: 'Choose 127.0.0.1 for this machine only or 0.0.0.0 for all networks',
    option: 'host',
  },
  ENOTFOUND: {
    message: 'the host could not be resolved',
    hint: 'Choose 127.0.0.1 for this machine only or 0.0.0.0 for all networks',
    option: 'host',
  },
};
