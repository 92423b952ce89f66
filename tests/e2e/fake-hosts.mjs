/** Preloaded into a server under test: connections to hosts below `fake.example` go to the local port in FAKE_HOSTS_PORT. */
import { Socket } from 'node:net';

const { connect } = Socket.prototype;

Socket.prototype.connect = function (...given) {
  // Node passes its normalized arguments as one array.
  const options = Array.isArray(given[0]) ? given[0][0] : given[0];
  if (options?.host?.endsWith('.fake.example')) Object.assign(options, { host: '127.0.0.1', port: Number(process.env.FAKE_HOSTS_PORT) });
  return connect.apply(this, given);
};
