import { type ChildProcess, spawn } from 'node:child_process';

/** More than the web server takes to drain (`start/drain`). */
const KILL_AFTER_MS = 25_000;

interface RunResult {
  code: number;
  /** Everything printed, unless passed through. */
  output: string;
}

interface RunOptions {
  show?: boolean;
  onOutput?: (text: string) => void;
  /** Ends the process; the promise is rejected. */
  signal?: AbortSignal;
}

/** Runs Node to completion and collects its output; `show` passes it through instead. */
export function run(
  args: string[],
  env: Record<string, string | undefined>,
  { show = false, onOutput, signal }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: env as NodeJS.ProcessEnv,
      ...(signal ? { signal } : {}),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      onOutput?.(text);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts Node in the background; its output is passed through. */
export function start(args: string[], env: Record<string, string | undefined>): ChildProcess {
  return spawn(process.execPath, args, { env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Stops a process; kills it after 25 seconds.
 * @returns its exit code; null if it was killed
 */
export function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
    child.kill('SIGTERM');
  });
}
