/** A text with its first letter as a capital. */
export const capitalized = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
