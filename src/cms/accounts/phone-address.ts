const HOST = 'phone.invalid';

/** Placeholder address for a person who has only a phone number. It can't receive mail. */
export const phoneAddress = (phoneNumber: string) => `${phoneNumber.replace(/\D/g, '')}@${HOST}`;

/** False for a placeholder. */
export const isMailAddress = (email: string) => !email.endsWith(`@${HOST}`);
