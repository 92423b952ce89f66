const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address of this machine. */
export const isLocalUrl = (url: string): boolean => URL.canParse(url) && LOCAL_NAMES.includes(new URL(url).hostname);
