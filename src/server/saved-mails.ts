import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

interface KeptMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  date: string;
}

const SHOWN = 100;

/** The newest hundred mails of a folder that were kept instead of sent, newest first; none when there is no such folder. */
export async function listKeptMails(folder: string): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  return Promise.all(
    names
      .sort()
      .reverse()
      .slice(0, SHOWN)
      .map(async (name) => {
        const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
        return {
          to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
          subject: mail.subject ?? '',
          html: mail.html ?? '',
          text: mail.text ?? '',
          date: mail.date ?? '',
        };
      }),
  );
}
