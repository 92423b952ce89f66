'use client';

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { DeskButton } from '../desk-button';
import { type Access, AccountFacts } from './account-facts';
import { accountTexts } from './texts';
import './account-controls.css';

interface Answer {
  link?: string;
  errors?: { message: string }[];
}

/** How a person signs in, and what an admin can do when they cannot. */
export function AccountControls({ id }: { id: number | string }) {
  const { savedDocumentData: account } = useDocumentInfo();
  const { i18n } = useTranslation();
  const texts = accountTexts(i18n.language);
  const [access, setAccess] = useState<Access | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    const response = await fetch(`/api/users/${id}/access`).catch(() => null);
    if (response?.ok) setAccess((await response.json()) as Access);
  }, [id]);

  // What is saved of an account may end its sessions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after each save
  useEffect(() => void load(), [load, account?.updatedAt]);

  if (!access) return null;

  const act = async (method: 'POST' | 'DELETE', path: string): Promise<Answer | null> => {
    setIsBusy(true);
    const response = await fetch(`/api/users/${id}/${path}`, { method, headers: { 'Accept-Language': i18n.language } }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as Answer | null;
    setIsBusy(false);
    if (!response?.ok) {
      toast.error(answer?.errors?.[0]?.message ?? texts.failed);
      return null;
    }
    await load();
    return answer;
  };
  const actAndTell = async (method: 'POST' | 'DELETE', path: string, done: string) => {
    if (await act(method, path)) toast.success(done);
  };
  const makeLink = async () => {
    const made = (await act('POST', 'link'))?.link;
    if (!made) return;
    setLink(made);
    // Browsers may refuse, and have no clipboard without TLS; the link is shown in any case.
    await navigator.clipboard?.writeText(made).then(
      () => toast.success(texts.linkCopied),
      () => undefined,
    );
  };

  return (
    <section className="panel-view panel-card account-controls" aria-labelledby="account-controls-title">
      <h2 id="account-controls-title">{texts.title}</h2>
      <AccountFacts
        access={access}
        hasEmail={Boolean(account?.email)}
        texts={texts}
        language={i18n.language}
        isBusy={isBusy}
        onRemoveFactor={(factor) =>
          window.confirm(texts.confirmRemoval) && void actAndTell('DELETE', `factors/${encodeURIComponent(factor)}`, texts.factorRemoved)
        }
      />
      <div className="panel-buttons">
        {Boolean(account?.email) && (
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => void actAndTell('POST', 'invite', texts.invited)}>
            {texts.invite}
          </DeskButton>
        )}
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => void makeLink()}>
          {texts.link}
        </DeskButton>
        <DeskButton
          buttonStyle="secondary"
          disabled={isBusy || access.sessions.length === 0}
          onClick={() => window.confirm(texts.confirmSignOut) && void actAndTell('POST', 'sign-out', texts.signedOut)}
        >
          {texts.signOut}
        </DeskButton>
      </div>
      {link && (
        <p role="status">
          {texts.linkHint} <code className="account-controls__link">{link}</code>
        </p>
      )}
      <p className="panel-hint">{texts.explanation}</p>
    </section>
  );
}
