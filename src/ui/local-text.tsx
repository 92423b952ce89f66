interface TextProps {
  text: { value: string; lang: string };
  pageLang: string;
}

/** Text with a `lang` attribute if it's not in the page's language. */
export function LocalText({ text, pageLang }: TextProps) {
  return text.lang === pageLang ? text.value : <span lang={text.lang}>{text.value}</span>;
}
