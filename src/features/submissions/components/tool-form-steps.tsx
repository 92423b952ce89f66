import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { CheckField, TextArea, TextField } from '@/ui/form/field';
import type { ToolFormTexts } from '../tool-form-texts';
import type { useToolForm } from '../use-tool-form';
import { CategoryPicker } from './category-picker';
import { ImageField } from './image-field';
import { PlanFields } from './plan-fields';

interface StepProps {
  form: ReturnType<typeof useToolForm>;
  texts: ToolFormTexts;
}

const fieldsOf =
  ({ form, texts }: StepProps) =>
  (name: 'name' | 'url' | 'tagline' | 'features' | 'featureVideo' | 'email') => ({
    id: `tool-${name}`,
    name,
    label: texts[name],
    error: form.errorOf(name),
    defaultValue: form.typed(name),
  });

export function BasicsStep({ categories, ...props }: StepProps & { categories: { id: number; name: string }[] }) {
  const { form, texts } = props;
  const field = fieldsOf(props);
  return (
    <>
      <TextField {...field('name')} required maxLength={TOOL_LIMITS.name} />
      <TextField {...field('url')} required inputMode="url" autoCapitalize="none" maxLength={2048} autoComplete="url" hint={texts.urlHint} />
      <TextField {...field('tagline')} required maxLength={TOOL_LIMITS.tagline} hint={texts.taglineHint} />
      <CategoryPicker categories={categories} chosen={form.typedAll('categories')} error={form.errorOf('categories')} texts={texts} />
    </>
  );
}

export function DetailsStep({ currency, ...props }: StepProps & { currency: 'EUR' | 'USD' }) {
  const { form, texts } = props;
  const field = fieldsOf(props);
  return (
    <>
      <TextArea
        id="tool-description"
        name="description"
        label={texts.descriptionField}
        hint={texts.descriptionHint}
        optional={texts.optional}
        error={form.errorOf('description')}
        defaultValue={form.typed('description')}
        maxLength={TOOL_LIMITS.description}
        rows={6}
      />
      <TextArea {...field('features')} hint={texts.featuresHint} optional={texts.optional} rows={4} />
      <PlanFields currency={currency} texts={texts} errorOf={form.errorOf} typedAll={form.typedAll} />
      <TextField {...field('featureVideo')} inputMode="url" maxLength={2048} hint={texts.featureVideoHint} optional={texts.optional} />
    </>
  );
}

export function SenderStep(props: StepProps) {
  const { form, texts } = props;
  const field = fieldsOf(props);
  return (
    <>
      <ImageField name="logo" texts={texts} optional={texts.optional} error={form.errorOf('logo')} />
      <ImageField name="cover" texts={texts} optional={texts.optional} error={form.errorOf('cover')} />
      <TextField {...field('email')} required type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} />
      <CheckField
        id="tool-representative"
        name="representative"
        label={texts.representative}
        defaultChecked={form.typed('representative') === 'on'}
      />
    </>
  );
}
