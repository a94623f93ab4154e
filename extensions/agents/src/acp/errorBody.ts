/** An error of the protocol, which has no other members. */
export type ErrorBody = {
  readonly type: 'invalid_request' | 'processing_error' | 'service_unavailable';
  readonly code: string;
  readonly message: string;
  /** The JSONPath of what is wrong. */
  readonly param?: string;
  readonly supported_versions?: readonly string[];
};

const typeOf = (status: number): ErrorBody['type'] => {
  if (status < 500) return 'invalid_request';
  return status === 503 ? 'service_unavailable' : 'processing_error';
};

/** Creates the body of an error. */
export const errorOf = (
  status: number,
  code: string,
  message: string,
  more: Pick<ErrorBody, 'param' | 'supported_versions'> = {},
): ErrorBody => ({ type: typeOf(status), code, message, ...more });
