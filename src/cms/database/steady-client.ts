import pg from 'pg';
import { noteLostConnection } from './lost-connection';

type Connected = (error: Error | null, client?: pg.Client) => void;

/** A client whose lost connection fails its queries only. Without a listener the event would be an uncaught error that ends a worker or a command. */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', noteLostConnection);
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
