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
