'use client';

import type { Locale } from '@/domain/locales';
import { RATING_CRITERIA, RATING_MAX } from '@/domain/rating-criteria';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import { CheckField, FieldError, TextArea, TextField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
import { StarInput } from '@/ui/form/star-input';
import { sendReview } from '../actions';
import { REVIEW_FORM_TEXTS } from '../review-form-texts';

interface ReviewFormProps {
  locale: Locale;
  tool: number;
}

const checks = () => import('@/domain/schemas/review').then(({ readReviewForm: read, reviewSchema: schema }) => ({ schema, read }));

export function ReviewForm({ locale, tool }: ReviewFormProps) {
  const texts = REVIEW_FORM_TEXTS[locale];
  const form = useForm({ name: 'review', locale, action: sendReview, checks, texts });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} next={texts.doneNext} />;
  }
  const field = (name: 'title' | 'text' | 'name' | 'email' | 'location') => ({
    ...form.field(name),
    label: name === 'title' ? texts.titleField : texts[name],
  });
  const stars = Array.from({ length: RATING_MAX }, (_, index) => texts.stars.replace('{stars}', String(index + 1)));
  const ratingsError = form.errorOf('ratings');
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <input type="hidden" name="tool" value={tool} />
      <HiddenFields locale={locale} />
      <fieldset
        aria-describedby={ratingsError ? 'review-ratings-error' : undefined}
        className={ratingsError ? 'rounded-control border border-bad p-3' : undefined}
      >
        <legend className="text-sm font-semibold">{texts.ratings}</legend>
        {RATING_CRITERIA.map((criterion) => (
          <StarInput
            key={criterion}
            id={`review-${criterion}`}
            name={`ratings.${criterion}`}
            legend={texts.criteria[criterion]}
            labels={stars}
            none={texts.none}
            defaultValue={form.typed(`ratings.${criterion}`)}
            error={form.errorOf(`ratings.${criterion}`)}
          />
        ))}
        {ratingsError && <FieldError id="review-ratings-error">{ratingsError}</FieldError>}
      </fieldset>
      <TextField {...field('title')} required maxLength={120} hint={texts.titleHint} />
      <TextArea {...field('text')} required maxLength={5000} hint={texts.textHint} />
      <div>
        <TextField {...field('name')} maxLength={80} autoComplete="name" />
        <CheckField id="review-anonymous" name="anonymous" label={texts.anonymous} defaultChecked={form.typed('anonymous') === 'on'} />
      </div>
      <TextField {...field('email')} required type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} />
      <TextField {...field('location')} maxLength={80} autoComplete="address-level2" optional={texts.optional} />
      <SubmitButton isPending={form.isPending} texts={texts} className="justify-self-start" />
    </form>
  );
}
