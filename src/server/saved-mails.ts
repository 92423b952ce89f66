import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

interface SavedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  date: string;
}

const SHOWN = 100;

/** The newest hundred mails saved to a folder instead of being sent, newest first. */
export async function listSavedMails(folder: string): Promise<SavedMail[]> {
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
