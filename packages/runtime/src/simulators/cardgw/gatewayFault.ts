/** An error returned by the gateway. */
export class GatewayFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export const badRequest = (message: string, code?: string) =>
  new GatewayFault(400, 'invalid_request_error', message, code);
export const unknownObject = (kind: string, id: string) =>
  new GatewayFault(404, 'invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing');
