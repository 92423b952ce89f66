interface Text {
  value: string;
  lang: string;
}

/** A text for a client component: a plain string in the page's language, else with its own. */
export type ShownText = string | Text;

export const shownText = (text: Text, pageLang: string): ShownText => (text.lang === pageLang ? text.value : text);

/** Text with a `lang` attribute if it's not in the page's language. */
export function LocalText({ text, pageLang }: { text: ShownText; pageLang: string }) {
  if (typeof text === 'string') return text;
  return text.lang === pageLang ? text.value : <span lang={text.lang}>{text.value}</span>;
}
