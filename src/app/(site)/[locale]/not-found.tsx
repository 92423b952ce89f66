import { getMessages } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { MissingScreen } from './missing-screen';

/** Part of every page, so it stays small, reads nothing, and its code loads only when it's shown. */
export default async function NotFound() {
  const [locale, { errors, search, home, categories, dictionary, courses, faq, forms }] = await Promise.all([pageLocale(), getMessages()]);
  return (
    <>
      <title>{errors.notFound}</title>
      <MissingScreen
        locale={locale}
        texts={{
          path: errors.pageNotFound,
          heading: errors.notFound,
          entry: errors.misdropped,
          tryAgain: errors.tryAgain,
          types: errors.types,
          home: errors.home,
          browse: errors.browse,
          random: home.randomTool,
          elsewhere: errors.elsewhere,
          search: { label: search.label, button: search.button },
        }}
        places={[
          [localePath(routes.categories, locale), categories.title],
          [localePath(routes.dictionary, locale), dictionary.title],
          [localePath(routes.courses, locale), courses.title],
          [localePath(routes.faq, locale), faq.title],
          [localePath(routes.contact, locale), forms.contact.title],
        ]}
      />
    </>
  );
}
