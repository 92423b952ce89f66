const WIDTH = 30;

/** A progress bar on one line of the terminal; a plain line for every tenth part where there is no terminal. */
export function progressBar(title: string, total: number): (done: number) => void {
  let shown = -1;
  return (done) => {
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
