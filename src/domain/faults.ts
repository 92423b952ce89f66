/** Channel of `node:diagnostics_channel` on which the CMS tells what went wrong; whoever reports errors listens, and without a listener it costs nothing. */
export const FAULTS_CHANNEL = 'directory:fault';

/** Something that went wrong and that nobody who asked for it can mend. */
export interface Fault {
  error: unknown;
  /** Where it happened, such as `job send-mail` or `GET /api/tools/:id`: never what came with the request. */
  where: string;
  kind: 'api' | 'job';
}
