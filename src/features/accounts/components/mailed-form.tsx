'use client';

import type { ReactNode } from 'react';
import { pendingRequest, type SignInRequest } from '@/browser/ask-to-sign-in';

interface MailedFormProps {
  action: string;
  /** What the link was asked for. */
  request: SignInRequest;
  children: ReactNode;
}

/** The form behind a mailed link. Once it is sent, the link's request waits in this tab for the session; without scripts only the page comes back. */
export function MailedForm({ action, request, children }: MailedFormProps) {
  return (
    <form method="get" action={action} onSubmit={() => pendingRequest.write(request)} className="grid max-w-xl gap-5">
      {children}
    </form>
  );
}
