/** Diagnostics channel on which the CMS publishes faults. Error reporting subscribes; without subscribers it costs nothing. */
export const FAULTS_CHANNEL = 'directory:fault';

/** An error the requester can't fix. */
export interface Fault {
  error: unknown;
  /** Such as `job send-mail` or `GET /api/tools/:id`; never request data. */
  where: string;
  kind: 'api' | 'job';
}
