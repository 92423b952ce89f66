/** A text with its first letter as a capital. */
export const capitalized = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** What is written with a capital anywhere. */
const PROPER = /^(?:Dutch|English|Europe|Nederlands|Engels)/;

/** A name as it stands in a sentence, if it begins with a capital only because it stands alone. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !PROPER.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
