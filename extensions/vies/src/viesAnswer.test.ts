import { describe, expect, test } from 'vitest';
import { viesAnswerOf } from './viesAnswer.ts';
import { ViesError } from './viesError.ts';

const answered = (body: unknown, status = 200) => viesAnswerOf(status, JSON.stringify(body));
const errorCodes = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

function errorOf(work: () => unknown): ViesError {
  try {
    work();
  } catch (error) {
    if (error instanceof ViesError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

describe('an answer of VIES', () => {
  test('has name, address and consultation number as far as they are disclosed', () => {
    const whole = {
      countryCode: 'NL',
      vatNumber: '123456789B01',
      requestDate: '2026-08-29+02:00',
      valid: true,
      requestIdentifier: 'WAPIAAAAX1',
      name: ' ACME  BV ',
      address: '\nFabrieksweg 2\r\n5678 CD\tElders\n',
      traderNameMatch: 'NOT_PROCESSED',
    };
    expect(answered(whole)).toEqual({
      valid: true,
      name: 'ACME BV',
      address: 'Fabrieksweg 2\n5678 CD Elders',
      reference: 'WAPIAAAAX1',
    });
    const nothing = { valid: false, name: null, address: null, reference: null };
    expect(answered({ valid: false, name: '---', address: '---', requestIdentifier: '' })).toEqual(nothing);
    expect(answered({ valid: false })).toEqual(nothing);
  });

  test('is bounded', () => {
    const long = 'x'.repeat(9000);
    const { name, address, reference } = answered({
      valid: true,
      name: long,
      address: long,
      requestIdentifier: long,
    });
    expect([name?.length, address?.length, reference?.length]).toEqual([500, 500, 100]);
  });

  test('a number that cannot be one of the state is not valid', () =>
    expect(answered(errorCodes('INVALID_INPUT')).valid).toBe(false));

  test.each([
    ['MS_UNAVAILABLE', true],
    ['MS_MAX_CONCURRENT_REQ', true],
    ['GLOBAL_MAX_CONCURRENT_REQ_TIME', true],
    ['SERVICE_UNAVAILABLE', true],
    ['TIMEOUT', true],
    ['VAT_BLOCKED', false],
    ['IP_BLOCKED', false],
  ])('%s is no answer', (code, isTemporary) => {
    for (const status of [200, 400, 500])
      expect(errorOf(() => answered(errorCodes(code), status))).toMatchObject({
        message: `VIES answered ${code}`,
        isTemporary,
      });
  });

  test('a rejected VAT ID of the shop is told as such', () =>
    expect(errorOf(() => answered(errorCodes('INVALID_REQUESTER_INFO')))).toMatchObject({
      message: 'VIES rejected the setting shopVatId as the VAT ID of the shop (INVALID_REQUESTER_INFO)',
      isTemporary: false,
    }));

  test.each([
    [200, '<html>', 'The response of VIES is not an answer about a VAT ID', true],
    [200, '{"valid":"true"}', 'The response of VIES is not an answer about a VAT ID', true],
    [200, '{"errorWrappers":[]}', 'The response of VIES is not an answer about a VAT ID', true],
    [503, 'down', 'VIES answered with status 503', true],
    [429, '', 'VIES answered with status 429', true],
    [404, '{}', 'VIES answered with status 404', false],
    [302, '', 'VIES answered with status 302', false],
  ])('status %i with %j is no answer', (status, body, message, isTemporary) =>
    expect(errorOf(() => viesAnswerOf(status, body))).toMatchObject({ message, isTemporary }),
  );
});
