import { type ChildProcess, spawn } from 'node:child_process';
import { newAddress } from './smtp';

export interface Worker {
  /** Sender of its mails, unique. */
  address: string;
  child: ChildProcess;
  ready: Promise<void>;
  ended: Promise<number | null>;
}

/** Starts `npm run worker` on the test database. */
export function hireWorker(): Worker {
  const address = newAddress('worker');
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=production', 'src/ops/worker.ts'], {
    env: { ...process.env, MAIL_FROM: address },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The worker runs jobs.')) resolve();
      });
    }
    ended.then(() => reject(new Error(`The worker ended: ${output}`)));
  });
  ready.catch(() => undefined);
  return { address, child, ready, ended };
}
