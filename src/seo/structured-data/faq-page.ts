import type { FAQPageLeaf, QuestionLeaf } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { Localized, Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { plainText } from '@/server/plain-text';
import { idOf, websiteReference } from './references';

interface FaqOptions {
  name: string;
  description: string;
  locale: Locale;
  faqs: { slug: string; question: Text; answer: Localized<object> }[];
}

/** Questions and answers, each in its own language. */
export function faqPage({ name, description, locale, faqs }: FaqOptions): FAQPageLeaf {
  const url = pageAddress(routes.faq, locale);
  return {
    '@type': 'FAQPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: locale,
    isPartOf: websiteReference(locale),
    mainEntity: faqs.map(
      ({ slug, question, answer }): QuestionLeaf => ({
        '@type': 'Question',
        '@id': idOf(routes.faq, locale, slug),
        name: question.value,
        inLanguage: question.lang,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer.value), inLanguage: answer.lang },
      }),
    ),
  };
}
