import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { Faq } from '@/payload-types';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';

export interface FaqData {
  slug: string;
  group: Faq['group'];
  question: Text;
  answer: Localized<object>;
}

const MAX_FAQS = 500;

/** Published questions with an answer, in the editors' order. */
export function listFaqs({ locale }: { locale: Locale }): Promise<FaqData[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'faqs',
        sort: ['order', 'id'],
        limit: MAX_FAQS,
        pagination: false,
        locale: 'all',
        depth: 0,
        select: { slug: true, group: true, question: true, answer: true },
      });
      return docs.flatMap((doc) => {
        const [question, answer] = [inLocale(doc.question, locale), inLocale(doc.answer, locale)];
        return question && answer ? [{ slug: doc.slug, group: doc.group, question, answer: answer as Localized<object> }] : [];
      });
    },
    ['faqs', locale],
    [cacheTags.faqsList],
  );
}
