import pg from 'pg';

/** A client whose lost connection fails its queries only. Without a listener the event would be an uncaught error that ends a worker or a command. */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
