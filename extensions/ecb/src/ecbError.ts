/** Thrown if the European Central Bank gives no usable rates. */
export class EcbError extends Error {
  override readonly name = 'EcbError';
  /** True if a later attempt may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.isTemporary = isTemporary;
  }
}
