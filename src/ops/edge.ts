/**
 * `npm run edge`: Varnish in front of a running site (BASE_URL, default http://localhost:3000), at EDGE_PORT (8080). Start the site with
 * `CACHE_TAG_HEADER=xkey EDGE_URLS=http://127.0.0.1:6080`. Needs Debian's varnish and varnish-modules.
 */
import { startVarnish } from './varnish';

const site = process.env.BASE_URL ?? 'http://localhost:3000';
const port = Number(process.env.EDGE_PORT ?? 8080);
const varnish = await startVarnish({ site, port, purgePort: 6080 });
console.log(`The edge answers at http://localhost:${port}. Ctrl-C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void varnish.stop().then(() => process.exit(0)));
