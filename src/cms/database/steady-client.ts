import pg from 'pg';
import { noteLostConnection } from './lost-connection';

type Connected = (error: Error | null, client?: pg.Client) => void;
type GiveBack = (error?: Error | boolean) => void;

/**
 * A client whose lost connection fails its queries only. Without a listener the event would be an uncaught error that ends a worker or a command. It
 * also goes back to its pool then: Drizzle keeps one whose `begin` failed, and Payload one for itself, so that after some restarts none would be left.
 */
export class SteadyClient extends pg.Client {
  #giveBack: GiveBack | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', noteLostConnection);
    this.on('end', () => this.release(true));
  }

  /** Gives this client back to its pool; does nothing if it went back by itself. */
  get release(): GiveBack {
    return (error) => {
      const giveBack = this.#giveBack;
      this.#giveBack = undefined;
      giveBack?.(error);
    };
  }

  /** Set by the pool each time it lends this client. */
  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    if (!callback)
      return super.connect().catch((error: unknown) => {
        noteLostConnection();
        throw error;
      });
    super.connect(((error, client) => {
      if (error) noteLostConnection();
      callback(error, client);
    }) satisfies Connected);
  }
}
