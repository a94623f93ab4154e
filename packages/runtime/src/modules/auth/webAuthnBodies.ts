import { z } from 'zod';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'must be base64url');

const common = {
  id: base64url(2048).describe('The ID of the credential.'),
  rawId: base64url(2048).describe('The ID of the credential, repeated.'),
  type: z.literal('public-key').describe('Always `public-key`.'),
};
const clientDataJSON = base64url(8192).describe('The data that the browser signed for the authenticator.');

/** The credential returned by `navigator.credentials.create`, as JSON. */
export const newCredential = z.object({
  ...common,
  response: z
    .object({
      clientDataJSON,
      attestationObject: base64url(32_768).describe('The new public key.'),
      transports: z
        .array(z.string().max(32))
        .max(10)
        .default([])
        .describe("The authenticator's transports, such as `usb`."),
    })
    .describe("The authenticator's response."),
});
export type NewCredential = z.output<typeof newCredential>;

/** The assertion returned by `navigator.credentials.get`, as JSON. */
export const assertion = z.object({
  ...common,
  response: z
    .object({
      clientDataJSON,
      authenticatorData: base64url(8192).describe('The data that the authenticator signed.'),
      signature: base64url(8192).describe('The signature.'),
    })
    .describe("The authenticator's response."),
});
export type Assertion = z.output<typeof assertion>;
