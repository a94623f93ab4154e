import { createPrivateKey, sign } from 'node:crypto';

/**
 * A certificate such as authenticator manufacturers use, and its key. Created for these tests with `openssl req -x509` and valid until
 * 2126.
 */
const CERTIFICATE = Buffer.from(
  'MIIBzDCCAXKgAwIBAgIUJMIMv0oj6Ky2X8PyB5/ien3sYEowCgYIKoZIzj0EAwIwTjELMAkGA1UEBhMCVVMxDTALBgNVBAoMBEtleXMxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDDAKBgNVBAMMA0tleTAgFw0yNjExMjMwOTI3NDhaGA8yMTI2MTAzMDA5Mjc0OFowTjELMAkGA1UEBhMCVVMxDTALBgNVBAoMBEtleXMxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDDAKBgNVBAMMA0tleTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAC3hY9pfj/UXWxuJitHqZ21yHlO0jMkETG6g7y6pQIpk/5pa+Dt4cxRS3LHzQSrWtopX6QYczHn389faz7X0XujLDAqMAkGA1UdEwQCMAAwHQYDVR0OBBYEFNHL7fxCytkiWyuc5pAIQMFcing4MAoGCCqGSM49BAMCA0gAMEUCIQCsVNb+hgEYOm9sd66KavB+yU+yoeANVXfUQbpy9apcdAIgXZMLl9BDejZbBYveIe2ZgrgxrjgTsZUJyBOe7UvAdb0=',
  'base64',
);
const KEY = createPrivateKey({
  key: Buffer.from(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2krYylewpdpMuex/2Mp6ijNnmCyaxbbzeYLvvTputUqhRANCAAQAt4WPaX4/1F1sbiYrR6mdtch5TtIzJBExuoO8uqUCKZP+aWvg7eHMUUtyx80Eq1raKV+kGHMx59/PX2s+19F7',
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
});

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);

/** Creates the CBOR statement of a `packed` attestation, signed with the certificate: { alg: -7, sig, x5c }. */
export const certifiedStatement = (signed: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('alg'),
    Buffer.from([0x26]),
    text('sig'),
    bytes(sign('sha256', signed, KEY)),
    text('x5c'),
    Buffer.from([0x81]),
    bytes(CERTIFICATE),
  ]);
