import { describe, expect, it } from 'vitest';
import { clientAddress, limitKey, parseRanges } from './client-address';

const proxy = parseRanges('10.0.0.0/8, 127.0.0.1');

describe('the address of a client', () => {
  it('is the connection’s own without a trusted proxy, despite any header', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', [])).toBe('203.0.113.7');
    expect(clientAddress('203.0.113.7', '198.51.100.1', proxy)).toBe('203.0.113.7');
  });

  it('is the address seen by the trusted proxy, not one claimed by the client', () => {
    expect(clientAddress('10.0.0.5', '1.2.3.4, 198.51.100.1', proxy)).toBe('198.51.100.1');
    expect(clientAddress('127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.1.1', proxy)).toBe('198.51.100.1');
  });

  it('stops at the last valid address', () => {
    expect(clientAddress('10.0.0.5', undefined, proxy)).toBe('10.0.0.5');
    expect(clientAddress('10.0.0.5', 'unknown', proxy)).toBe('10.0.0.5');
    expect(clientAddress('10.0.0.5', '<script>, 10.0.0.9', proxy)).toBe('10.0.0.9');
    expect(clientAddress(undefined, '1.2.3.4', proxy)).toBe('unknown');
  });

  it('reads IPv4-mapped IPv6 as IPv4', () => {
    expect(clientAddress('::ffff:127.0.0.1', '198.51.100.1', proxy)).toBe('198.51.100.1');
  });

  it('counts IPv6 by network, so one device has no endless addresses', () => {
    expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:db8:1:2:bbbb::2'));
    expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
    expect(limitKey('198.51.100.1')).toBe('198.51.100.1');
  });
});
