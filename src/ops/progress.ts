const WIDTH = 30;

/** Reports progress: a bar on one line of a terminal; without a terminal, one line per tenth. */
export function progressBar(title: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const part = total === 0 ? 1 : Math.min(1, done / total);
    if (process.stdout.isTTY) {
      const filled = Math.round(part * WIDTH);
      process.stdout.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${part === 1 ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(part * 10);
    if (tenth > shown) console.log(`${title} ${done}/${total}`);
    shown = Math.max(shown, tenth);
  };
}

const SECOND_MS = 1000;
const asMinutes = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / SECOND_MS) % 60).padStart(2, '0')}`;

export interface StageLine {
  stage: (name: string) => void;
  end: () => void;
}

/** Shows the stage of a long task and the time since it started: on one moving line of a terminal; without a terminal, one line per stage. */
export function stageLine(title: string, startedAt: number): StageLine {
  let current = '';
  const show = (ending: string) => process.stdout.write(`\r\x1b[2K${title} ${asMinutes(Date.now() - startedAt)}  ${current}${ending}`);
  const timer = process.stdout.isTTY ? setInterval(() => show(''), SECOND_MS) : undefined;
  timer?.unref();
  return {
    stage: (name) => {
      if (name === current) return;
      current = name;
      if (timer) show('');
      else console.log(`${title} ${asMinutes(Date.now() - startedAt)}  ${name}`);
    },
    end: () => {
      if (!timer) return;
      clearInterval(timer);
      show('\n');
    },
  };
}
