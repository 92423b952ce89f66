import ipaddr from 'ipaddr.js';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';

/** A household or device shares this much of an IPv6 address. */
const IPV6_PREFIX_BITS = 64;

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses `TRUSTED_PROXIES`: addresses and ranges separated by commas. */
export function parseRanges(list: string): Range[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (part.includes('/')) return ipaddr.parseCIDR(part);
      const address = ipaddr.parse(part);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    });
}

const parse = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text) : null);
const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, ranges: Range[]) =>
  ranges.some(([range, bits]) => range.kind() === address.kind() && address.match([range, bits] as never));

/** True for the address of a connection from a trusted proxy. */
export function isTrusted(connection: string | undefined, trusted: Range[]): boolean {
  const address = parse(connection ?? '');
  return address !== null && isIn(address, trusted);
}

/**
 * The client's address. `X-Forwarded-For` counts from the right as far as trusted proxies vouch for it; without a trusted proxy, the connection's
 * address.
 */
export function clientAddress(connection: string | undefined, forwardedFor: string | undefined, trusted: Range[]): string {
  let current = parse(connection ?? '');
  if (!current) return 'unknown';
  const claimed = (forwardedFor ?? '').split(',').map((part) => part.trim());
  while (isIn(current, trusted) && claimed.length > 0) {
    const next = parse(claimed.pop() ?? '');
    if (!next) break;
    current = next;
  }
  return current.toString();
}

/** Rate limit key: an IPv4 address or an IPv6 network. */
export function limitKey(address: string): string {
  const parsed = parse(address);
  if (parsed?.kind() !== 'ipv6') return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX_BITS}`).toString();
}

/** Rate limit key of a request's sender. */
export const senderKey = (headers: Pick<Headers, 'get'>): string => limitKey(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');
