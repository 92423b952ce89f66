declare module 'oidc-provider' {
  import type { Server } from 'node:http';

  /** The part of the untyped package that tests use. */
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    use(middleware: (ctx: { URL: URL }, next: () => Promise<void>) => Promise<void>): void;
    listen(port: number, listening: () => void): Server;
  }
}
