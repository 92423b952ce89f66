/**
 * `node web-processes.mjs FILE ARGUMENT…` runs a web server in `WEB_PROCESSES` processes that share its port; one by default, without any of this.
 * Plain JavaScript, since an image runs it without a compiler. A process that ends is replaced; if one ends before it served, all end with its code.
 */
import cluster from 'node:cluster';
import diagnostics from 'node:diagnostics_channel';
import { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const REPLACE_AFTER_MS = 1000;
/** More than a process takes to drain (`start/drain`), less than what starts this one waits. */
const KILL_AFTER_MS = 23_000;

// What Next prints before the site's own logger is there (`log`).
if (process.env.LOG_FORMAT === 'json') {
  for (const [method, level] of Object.entries({ log: 'info', info: 'info', warn: 'warn', error: 'error' })) {
    console[method] = (...args) => {
      process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg: format(...args) })}\n`);
    };
  }
}

const [file, ...args] = process.argv.slice(2);
const count = Number(process.env.WEB_PROCESSES || 1);

/** Adds up the metrics of all processes for the one that was asked for them (`start/metrics`). */
async function sumMetrics() {
  const { AggregatorRegistry } = await import('prom-client');
  const registry = new AggregatorRegistry();
  cluster.on('message', async (child, message) => {
    if (!message?.metricsQuestion) return;
    const text = await registry.clusterMetrics().catch(() => null);
    if (child.isConnected()) child.send({ metricsQuestion: message.metricsQuestion, text });
  });
}

/**
 * Next listens before it can answer. A request that arrives meanwhile would escape what has to see every request first, such as the mark of its sender:
 * it waits until `start/start-server` has put all that in place, and begins then.
 */
function holdEarlyRequests() {
  const { emit } = Server.prototype;
  const begun = diagnostics.channel('http.server.request.start');
  const early = [];
  let isStarted = false;
  Server.prototype.emit = function (event, ...rest) {
    if (event !== 'request' || isStarted) return Reflect.apply(emit, this, [event, ...rest]);
    early.push([this, ...rest]);
    return true;
  };
  globalThis[Symbol.for('server-started')] = () => {
    isStarted = true;
    for (const [server, request, response] of early.splice(0)) {
      begun.publish({ request, response, socket: request.socket, server });
      server.emit('request', request, response);
    }
  };
}

function serveInAll() {
  let isStopping = false;
  let code = 0;
  const fork = () => {
    const child = cluster.fork();
    let hasServed = false;
    child.once('listening', () => {
      hasServed = true;
    });
    child.once('exit', (ended) => {
      if (isStopping) return;
      if (!hasServed) stop('SIGTERM', ended || 1);
      else setTimeout(() => isStopping || fork(), REPLACE_AFTER_MS);
    });
  };
  const stop = (signal, exitCode = 0) => {
    if (isStopping) return;
    isStopping = true;
    code = exitCode;
    for (const child of Object.values(cluster.workers)) child.process.kill(signal);
    setTimeout(() => {
      for (const child of Object.values(cluster.workers)) child.process.kill('SIGKILL');
    }, KILL_AFTER_MS).unref();
  };
  cluster.setupPrimary({ args: [file, ...args] });
  // Without processes there is nothing left to wait for.
  cluster.on('exit', () => {
    if (isStopping && Object.keys(cluster.workers).length === 0) process.exit(code);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
  for (let started = 0; started < count; started += 1) fork();
}

if (count > 1 && cluster.isPrimary) {
  if (process.env.METRICS_TOKEN) await sumMetrics();
  serveInAll();
} else {
  holdEarlyRequests();
  process.argv.splice(1, 2, path.resolve(file));
  await import(pathToFileURL(path.resolve(file)).href);
}
