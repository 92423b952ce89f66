'use client';

import { FormMessage } from '@/ui/form/form-message';
import type { Flow, Notice } from '../login-flow';
import { readCredentials, signInWithPassword } from '../sign-in';
import { useStepForm } from '../use-step-form';
import { IdentifierField } from './identifier-field';
import { OtherWays } from './other-ways';
import { PasswordField } from './password-field';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

export function SignInStep({ flow, notice }: { flow: Flow; notice?: Notice }) {
  const { id, texts, typed, go } = flow;
  const form = useStepForm(async (data) => {
    const credentials = await readCredentials(data, flow);
    return 'refused' in credentials ? credentials.refused : signInWithPassword(credentials, flow);
  });
  return (
    <>
      {notice && <FormMessage kind={notice.kind}>{notice.text}</FormMessage>}
      <OtherWays flow={flow} withPasskey />
      <StepForm form={form} texts={texts} submit={texts.title}>
        <IdentifierField flow={flow} error={form.errorOf('identifier')} />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={texts.password}
          defaultValue={typed.password}
          error={form.errorOf('password')}
          texts={texts}
        />
      </StepForm>
      <div className="grid justify-items-start">
        <TextButton onClick={() => go({ name: 'forgot' })}>{texts.forgot}</TextButton>
        <TextButton onClick={() => go({ name: 'code' })}>{texts.withoutPassword}</TextButton>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {texts.noAccount}
          <TextButton onClick={() => go({ name: 'sign-up' })}>{texts.createAccount}</TextButton>
        </p>
      </div>
    </>
  );
}
