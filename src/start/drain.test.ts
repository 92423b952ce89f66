import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

/** A server that closes on a signal as Next's does; `/slow` ends when `/end` is asked for, and a job ends then as well. */
const SERVER = `
  import { createServer } from 'node:http';
  import { drainOnSignals, isDraining } from './src/start/drain.ts';
  let end;
  const ended = new Promise((resolve) => { end = resolve; });
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') {
      response.write('begun ');
      await ended;
    }
    response.end(isDraining() ? 'draining' : 'ready');
    if (request.url === '/end') end();
  });
  server.keepAliveTimeout = 65_000;
  process.on('SIGTERM', () => server.close(() => process.exit(143)));
  drainOnSignals({ noticeMs: 1000, stopJobs: () => ended });
  server.listen(0, () => console.log(server.address().port));
`;

it('ends with 0 after a stop by signal, once open requests and jobs have ended and without waiting for idle or unused connections', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const [port] = await once(child.stdout, 'data');
    const agent = new Agent({ keepAlive: true });
    const ask = async (path: string, onData?: () => void) => {
      const asked = request({ agent, port: Number(port), path }).end();
      const [response] = await once(asked, 'response');
      let body = '';
      for await (const chunk of response) {
        body += chunk;
        onData?.();
      }
      return { body, connection: response.headers.connection };
    };
    expect(await ask('/')).toEqual({ body: 'ready', connection: 'keep-alive' });
    let slow: ReturnType<typeof ask> | undefined;
    await new Promise<void>((resolve) => {
      slow = ask('/slow', resolve);
    });
    await once(connect(Number(port)), 'connect');
    child.kill('SIGTERM');
    const stoppedAt = Date.now();
    await vi.waitFor(async () => expect((await ask('/')).body).toBe('draining'));
    expect(await ask('/end')).toEqual({ body: 'draining', connection: 'close' });
    expect(await slow).toMatchObject({ body: 'begun draining' });
    expect(await ended).toEqual([0, null]);
    // Not cut off after 20 seconds.
    expect(Date.now() - stoppedAt).toBeLessThan(15_000);
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  } finally {
    child.kill('SIGKILL');
  }
});
