'use client';

import { useRouter } from 'next/navigation';
import type { UncertainMail } from '@/cms/mail/uncertain';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

/** Buttons that send a mail in doubt again or give it up. */
export function MailDecision({ source, id, name }: Pick<UncertainMail, 'source' | 'id'> & { name: string }) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const decide = async (action: 'send' | 'give-up', done: string) => {
    await send('/api/mails/uncertain', { source, id, action }, done);
    router.refresh();
  };
  const button = (action: 'send' | 'give-up', label: string, done: string) => (
    <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => decide(action, done)} aria-label={`${label}: ${name}`}>
      {label}
    </DeskButton>
  );
  return (
    <div className="panel-buttons">
      {button('send', t('mails.send'), t('mails.sent'))}
      {button('give-up', t('mails.giveUp'), t('mails.gaveUp'))}
    </div>
  );
}
