'use client';

import { validationMessage } from '@/domain/validation-messages';
import { type Flow, readIdentifier, stepError } from '../login-flow';
import { sendCode, sendLink } from '../requests';
import { useStepForm } from '../use-step-form';
import { IdentifierField } from './identifier-field';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

const LINK = 'link';

export function CodeStep({ flow }: { flow: Flow }) {
  const { locale, texts, next, go } = flow;
  const form = useStepForm(async (data, way) => {
    const read = await readIdentifier(data, flow);
    if ('refused' in read) return read.refused;
    const { to } = read;
    if (way === LINK && !('email' in to)) return { fields: { identifier: validationMessage('email', locale) } };
    const result = way === LINK && 'email' in to ? await sendLink(to.email, next, locale) : await sendCode(to, locale);
    if (!result.ok) return stepError(result, flow);
    go(way === LINK && 'email' in to ? { name: 'link-sent', email: to.email } : { name: 'code-sent', to });
    return null;
  });
  return (
    <>
      <p>{texts.code.intro}</p>
      <StepForm form={form} texts={texts} submit={texts.code.sendCode} also={{ way: LINK, label: texts.code.sendLink }}>
        <IdentifierField flow={flow} error={form.errorOf('identifier')} />
      </StepForm>
      <div>
        <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.back}</TextButton>
      </div>
    </>
  );
}
