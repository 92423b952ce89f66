import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Failure } from './failure';

const SECONDS = 6;
const CONNECTIONS = 32;

interface Load {
  headers?: Record<string, string>;
  seconds?: number;
  /** A Lua script for wrk. */
  script?: string;
}

/**
 * Loads a server with wrk, pinned to the last core.
 * @returns answers per second and in all
 * @throws Failure when answers are missing or not good
 */
export function load(url: string, { headers = {}, seconds = SECONDS, script }: Load = {}): { perSecond: number; answers: number } {
  const core = String(availableParallelism() - 1);
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, ...(script ? ['-s', script] : []), url];
  const output = execFileSync('taskset', ['-c', core, ...wrk], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Failure(`${url} failed under load:\n${output}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), answers: Number(/(\d+) requests in/.exec(output)?.[1]) };
}
