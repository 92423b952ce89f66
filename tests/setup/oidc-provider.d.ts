declare module 'oidc-provider' {
  import type { Server } from 'node:http';

  /** As much of it as the tests use; the package has no types of its own. */
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    use(middleware: (ctx: { URL: URL }, next: () => Promise<void>) => Promise<void>): void;
    listen(port: number, listening: () => void): Server;
  }
}
