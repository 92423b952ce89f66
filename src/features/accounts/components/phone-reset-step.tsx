'use client';

import { SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import { callAccount } from '../account-client';
import { codeOf, type Flow, stepError, textOf } from '../login-flow';
import { fill } from '../login-texts';
import { sendReset } from '../requests';
import { signInWithPassword } from '../sign-in';
import { useStepForm } from '../use-step-form';
import { CodeField } from './code-field';
import { PasswordField } from './password-field';
import { SendAgain } from './send-again';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

export function PhoneResetStep({ flow, phoneNumber }: { flow: Flow; phoneNumber: string }) {
  const { id, locale, texts, go } = flow;
  const form = useStepForm(async (data) => {
    const password = textOf(data, 'password');
    const body = { phoneNumber, otp: codeOf(data), newPassword: password };
    const result = await callAccount('/phone-number/reset-password', { locale, body });
    return result.ok ? signInWithPassword({ to: { phoneNumber }, password }, flow) : stepError(result, flow);
  });
  return (
    <>
      <p>{fill(texts.phoneReset.intro, { to: phoneNumber, minutes: SIGN_IN_CODE_MINUTES })}</p>
      <StepForm form={form} texts={texts} submit={texts.phoneReset.send}>
        <CodeField id={id} label={texts.codeField} error={form.errorOf('code')} />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={texts.newPassword}
          isNew
          error={form.errorOf('password')}
          reasons={form.error?.reasons}
          texts={texts}
        />
      </StepForm>
      <SendAgain flow={flow} send={() => sendReset({ phoneNumber }, locale)} sent={texts.sentAgainPhone} />
      <div>
        <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.back}</TextButton>
      </div>
    </>
  );
}
