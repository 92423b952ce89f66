let reading: Promise<Set<string>> | undefined;

/** The words that English and Dutch texts use most (55,000 and 16,000), from the dictionaries that passwords are judged by, in lower case. */
async function readCommonWords(): Promise<Set<string>> {
  const [en, nl] = await Promise.all([import('@zxcvbn-ts/language-en'), import('@zxcvbn-ts/language-nl-be')]);
  return new Set([...en.dictionary['commonWords-en'], ...nl.dictionary.commonWords]);
}

/** Which of the words are common in English or Dutch, and so probably not typos. */
export async function commonWordsOf(words: string[]): Promise<Set<string>> {
  reading ??= readCommonWords();
  const common = await reading;
  return new Set(words.filter((word) => common.has(word)));
}
