import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER, DIRECT_REQUEST_HEADER } from '@/domain/client-address-header';
import { isForwarded, isLocalVisit } from './local-visit';

const SITE = 'http://localhost:3000';
const visit = (changes: Record<string, string> = {}) =>
  new Headers({ host: 'localhost:3000', [CLIENT_ADDRESS_HEADER]: '127.0.0.1', [DIRECT_REQUEST_HEADER]: '1', ...changes });

describe('isLocalVisit', () => {
  it.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])('accepts the host %s', (host) => {
    expect(isLocalVisit(visit({ host }), SITE)).toBe(true);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', 'evil.example:3000', 'localhost@evil.example', ''])(
    'rejects the host %s',
    (host) => {
      expect(isLocalVisit(visit({ host }), SITE)).toBe(false);
    },
  );

  it('rejects other machines, proxies and public sites', () => {
    expect(isLocalVisit(visit({ [CLIENT_ADDRESS_HEADER]: '203.0.113.9' }), SITE)).toBe(false);
    expect(isLocalVisit(visit({ [DIRECT_REQUEST_HEADER]: '0' }), SITE)).toBe(false);
    expect(isLocalVisit(visit(), 'https://tools.example')).toBe(false);
    expect(isLocalVisit(new Headers({ host: 'localhost' }), SITE)).toBe(false);
  });
});

describe('isForwarded', () => {
  it.each(['Forwarded', 'via', 'x-forwarded-for', 'X-Forwarded-Host', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'cdn-loop'])(
    'notices %s',
    (name) => {
      expect(isForwarded(['host', name])).toBe(true);
    },
  );

  it("accepts a browser's own headers", () => {
    expect(isForwarded(['host', 'accept', 'accept-language', 'cookie', 'sec-fetch-site', 'user-agent', 'x-requested-with'])).toBe(false);
  });
});
