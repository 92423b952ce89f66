import { CLIENT_ADDRESS_HEADER, DIRECT_REQUEST_HEADER } from '@/domain/client-address-header';
import { isLocalUrl } from '@/domain/local-url';

const LOOPBACK = ['127.0.0.1', '::1'];

/** Headers that proxies and tunnels add. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded.*|x-real-.*|x-original-.*|x-proxy.*|x-envoy-.*|(?:x-(?:cluster-)?|true-)client-ip|cf-.*|cdn-loop|fastly-.*|fly-.*|ngrok-.*|tailscale-.*)$/;

/** True if a proxy or tunnel passed the request on. */
export const isForwarded = (names: string[]): boolean => names.some((name) => FORWARDING.test(name.toLowerCase()));

/**
 * True for a browser on the machine of a site that is itself only there. A proxy on the same machine has a local address, too, and a page of another
 * site can have its name resolved to this machine, so the site, the Host header and the way here have to be local.
 */
export function isLocalVisit(headers: Pick<Headers, 'get'>, siteUrl: string): boolean {
  const isDirect = headers.get(DIRECT_REQUEST_HEADER) === '1' && LOOPBACK.includes(headers.get(CLIENT_ADDRESS_HEADER) ?? '');
  return isDirect && isLocalUrl(siteUrl) && isLocalUrl(`http://${headers.get('host') ?? ''}`);
}
