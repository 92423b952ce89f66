import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { keyring } from '@/keys';

/** A mail's contents while it waits: they may hold a code, or a link that works once. */
export interface Sealed {
  sealed: string;
}

/** Encrypts a mail's contents for the database. */
export const seal = async (contents: object): Promise<Sealed> => ({
  sealed: await symmetricEncrypt({ key: keyring('waiting-mails'), data: JSON.stringify(contents) }),
});

/** Decrypts what `seal` returned. Mails that the previous release queued are plain. */
export async function unseal<T extends object>(contents: T | Sealed): Promise<T> {
  return 'sealed' in contents ? (JSON.parse(await symmetricDecrypt({ key: keyring('waiting-mails'), data: contents.sealed })) as T) : contents;
}
