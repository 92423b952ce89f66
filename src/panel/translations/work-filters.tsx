import Form from 'next/form';
import type { Translator } from '@/cms/translations/assign';
import { fieldChoices, translatedEntities } from '@/cms/translations/localized-fields';
import { WORK_AGES } from '@/cms/translations/types';
import { LOCALE_CODES, languageName, localeOf } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { collectionName } from '../collection-name';
import { DeskButton } from '../desk-button';
import type { PanelView } from '../panel-view';
import type { WorkList } from '../paths';

type Option = readonly [value: string | number, label: string];

interface ChoiceProps {
  name: string;
  label: string;
  /** Text of the option that doesn't limit the list. */
  any: string;
  value: string | number | null;
  options: Option[];
}

const Choice = ({ name, label, any, value, options }: ChoiceProps) => (
  <label className="panel-field">
    {label}
    <select className="panel-input" name={name} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** What a work list is limited to, apart from the state of its texts; written to the address. */
export function WorkFilters({ req, t, language, list, collections, translators }: PanelView & WorkFiltersProps) {
  const { collection, locale, filter, field, age, assignee } = list;
  const entity = translatedEntities(req.payload.config).find(({ name }) => name === collection);
  const fields = entity ? fieldChoices(entity.fields, req.payload.config.blocks) : [];
  const people: Option[] = [
    ['mine', t('translations.me')],
    ['none', t('translations.nobody')],
    ...translators.filter(({ id }) => id !== req.user?.id).map(({ id, name }) => [id, name] as const),
  ];
  return (
    // A new list has new defaults.
    <Form
      key={JSON.stringify(list)}
      action={`${routes.admin}/translations`}
      className="panel-buttons translations__filters"
      aria-label={t('translations.filter')}
    >
      <input type="hidden" name="filter" value={filter} />
      <Choice
        name="collection"
        label={t('translations.collection')}
        any={t('translations.allCollections')}
        value={collection}
        options={collections.map((name) => [name, collectionName(req, name)])}
      />
      <Choice
        name="locale"
        label={t('translations.language')}
        any={t('translations.bothLanguages')}
        value={locale}
        options={LOCALE_CODES.map((code) => [code, languageName(code, language)])}
      />
      {fields.length > 1 && (
        <Choice
          name="field"
          label={t('translations.field')}
          any={t('translations.allFields')}
          value={field}
          options={fields.map(({ path, label }) => [path, label[localeOf(language)]])}
        />
      )}
      {filter !== 'complete' && (
        <Choice
          name="age"
          label={t('translations.age')}
          any={t('translations.anyAge')}
          value={age}
          options={WORK_AGES.map((days) => [days, t('translations.olderThan', { days })])}
        />
      )}
      <Choice name="assignee" label={t('translations.assignee')} any={t('translations.anybody')} value={assignee} options={people} />
      <DeskButton type="submit" buttonStyle="secondary">
        {t('translations.apply')}
      </DeskButton>
    </Form>
  );
}

interface WorkFiltersProps {
  list: WorkList;
  collections: string[];
  translators: Translator[];
}
