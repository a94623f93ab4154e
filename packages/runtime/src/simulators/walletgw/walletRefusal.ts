/** An error that the simulator returns in the gateway's format. */
export class WalletRefusal extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string, message = MESSAGES[status] ?? 'Refused.') {
    super(message);
    this.status = status;
    this.issue = issue;
  }
}
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  401: 'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  404: 'The specified resource does not exist.',
  422: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
};
