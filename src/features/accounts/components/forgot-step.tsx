'use client';

import { type Flow, readIdentifier, stepError } from '../login-flow';
import { sendReset } from '../requests';
import { useStepForm } from '../use-step-form';
import { IdentifierField } from './identifier-field';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

export function ForgotStep({ flow }: { flow: Flow }) {
  const { locale, texts, phone, go } = flow;
  const form = useStepForm(async (data) => {
    const read = await readIdentifier(data, flow);
    if ('refused' in read) return read.refused;
    const result = await sendReset(read.to, locale);
    if (!result.ok) return stepError(result, flow);
    go({ name: 'reset-sent', to: read.to });
    return null;
  });
  return (
    <>
      <p>{phone ? texts.recover.introPhone : texts.recover.intro}</p>
      <StepForm form={form} texts={texts} submit={texts.recover.send}>
        <IdentifierField flow={flow} error={form.errorOf('identifier')} />
      </StepForm>
      <div>
        <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.back}</TextButton>
      </div>
    </>
  );
}
