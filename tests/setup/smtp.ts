import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Envelope recipients. */
  recipients: string[];
  raw: string;
}

interface MailServerOptions {
  port?: number;
  /** Called per recipient. Throw to refuse. */
  onRecipient?: (address: string, sender: string) => void | Promise<void>;
  /** Called for each received part of a message. */
  onPart?: (recipient: string, part: string) => void;
  /** Called after a whole message, before the server accepts it. Throw to refuse. */
  onMessage?: (mail: ReceivedMail, count: number) => void | Promise<void>;
}

/** A real SMTP server in this process that records mails. */
export async function startMailServer({ port = 0, onRecipient, onPart, onMessage }: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    async onRcptTo({ address }, session, done) {
      const { mailFrom } = session.envelope;
      try {
        await onRecipient?.(address.toLowerCase(), mailFrom ? mailFrom.address : '');
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        onPart?.(session.envelope.rcptTo[0]?.address.toLowerCase() ?? '', chunk.toString('utf8'));
      });
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const mail: ReceivedMail = {
          ...(await PostalMime.parse(raw)),
          raw,
          recipients: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
        };
        try {
          await onMessage?.(mail, mails.length + 1);
          mails.push(mail);
          done();
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
  // A killed client leaves a broken connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.listen(port, '127.0.0.1', resolve);
    server.server.once('error', reject);
  });
  const { port: used } = server.server.address() as AddressInfo;
  return {
    mails,
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    to: (address: string) => mails.filter(({ recipients }) => recipients.includes(address.toLowerCase())),
    /** Drops every connection like a network failure. */
    drop: () => {
      for (const connection of (server as unknown as { connections: Set<{ _socket: Socket }> }).connections) connection._socket.destroy();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** An SMTP error: 4xx is temporary, 5xx permanent. */
export const refusal = (responseCode: number) => Object.assign(new Error('Refused by the test'), { responseCode });

/** A unique address. */
export const newAddress = (name = 'visitor') => `${name}-${randomUUID().slice(0, 8)}@example.net`;

/** The first link to this site in the plain text of a mail. */
export function linkIn(mail: ReceivedMail | undefined, part: string): string {
  const link = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([url]) => url.replace(/[>)\].,]+$/, '')).find((url) => url.includes(part));
  if (!link) throw new Error(`No link with "${part}" in ${mail?.subject}: ${mail?.text}`);
  return link;
}
