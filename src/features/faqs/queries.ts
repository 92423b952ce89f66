import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale } from '@/server/localized';

const MAX_FAQS = 500;

/** Published questions with an answer, in the editors' order. */
export function listFaqs({ locale }: { locale: Locale }) {
  return cached(
    async () => {
      const select = { slug: true, group: true, question: true, answer: true } as const;
      const docs = await asVisitor.find('faqs', { sort: ['order', 'id'], limit: MAX_FAQS, select });
      return docs.flatMap(({ slug, group, ...texts }) => {
        const [question, answer] = [inLocale(texts.question, locale), inLocale(texts.answer, locale)];
        return question && answer ? [{ slug, group, question, answer }] : [];
      });
    },
    ['faqs', locale],
    [cacheTags.faqsList],
  );
}
