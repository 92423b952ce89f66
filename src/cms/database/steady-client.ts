import pg from 'pg';

/**
 * A connection whose sudden end fails what is asked of it, and nothing else. Without a listener the same event would be an uncaught error, which ends
 * a worker or a command.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
