'use client';

import { localePath, routes } from '@/domain/routes';
import { TextField } from '@/ui/form/field';
import { callAccount } from '../account-client';
import { type Flow, stepError, textOf } from '../login-flow';
import { sendCode } from '../requests';
import { readCredentials } from '../sign-in';
import { useStepForm } from '../use-step-form';
import { IdentifierField } from './identifier-field';
import { OtherWays } from './other-ways';
import { PasswordField } from './password-field';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

export function SignUpStep({ flow }: { flow: Flow }) {
  const { id, locale, texts, typed, go } = flow;
  const form = useStepForm(async (data) => {
    const credentials = await readCredentials(data, flow);
    if ('refused' in credentials) return credentials.refused;
    const { to, password } = credentials;
    const name = textOf(data, 'name').trim();
    const result =
      'email' in to
        ? await callAccount('/sign-up/email', { locale, captcha: true, body: { ...to, password, name, language: locale } })
        : await sendCode(to, locale);
    if (!result.ok) return stepError(result, flow);
    go('email' in to ? { name: 'check-your-mail', email: to.email } : { name: 'phone-code', ...to, password, personName: name });
    return null;
  });
  return (
    <>
      <OtherWays flow={flow} />
      <StepForm form={form} texts={texts} submit={texts.signUp.send}>
        <TextField
          id={`${id}-name`}
          name="name"
          label={texts.signUp.name}
          optional={texts.signUp.optional}
          maxLength={80}
          autoComplete="name"
          defaultValue={typed.name}
        />
        <IdentifierField flow={flow} isNew error={form.errorOf('identifier')} />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={texts.password}
          isNew
          defaultValue={typed.password}
          error={form.errorOf('password')}
          reasons={form.error?.reasons}
          texts={texts}
        />
      </StepForm>
      <div className="grid justify-items-start">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {texts.signUp.haveAccount}
          <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.title}</TextButton>
        </p>
        <a
          href={localePath(routes.privacyPolicy, locale)}
          className="inline-flex min-h-11 items-center text-xs text-muted underline underline-offset-4"
        >
          {texts.signUp.privacy}
        </a>
      </div>
    </>
  );
}
