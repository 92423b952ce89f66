interface TextProps {
  text: { value: string; lang: string };
  /** Language of the page. */
  pageLang: string;
}

/** A text that names its language when it is not the page's. */
export function LocalText({ text, pageLang }: TextProps) {
  return text.lang === pageLang ? text.value : <span lang={text.lang}>{text.value}</span>;
}
