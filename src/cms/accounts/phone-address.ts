const HOST = 'phone.invalid';

/** The address that stands in Better Auth for somebody who only gave a phone number; no mail can reach it. */
export const phoneAddress = (phoneNumber: string) => `${phoneNumber.replace(/\D/g, '')}@${HOST}`;

/** False for the stand-in of somebody without an e-mail address. */
export const isMailAddress = (email: string) => !email.endsWith(`@${HOST}`);
