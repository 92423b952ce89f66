const GAP_MS = 1000;

type InTurn = <T>(host: string, request: () => Promise<T>) => Promise<T>;

/** Serialises requests per host, a second apart; hosts don't wait for each other. */
export function hostTurns(wait: (ms: number) => Promise<unknown>): InTurn {
  const turns = new Map<string, Promise<unknown>>();
  return (host, request) => {
    const mine = (turns.get(host) ?? Promise.resolve()).then(request);
    const rest = () => wait(GAP_MS);
    turns.set(host, mine.then(rest, rest));
    return mine;
  };
}
