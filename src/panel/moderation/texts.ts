import type { Locale } from '@/domain/locales';

const en = {
  states: { pending: 'Waits in the queue', published: 'Published', rejected: 'Rejected', unpublished: 'Offline' },
  unpublish: 'Take offline…',
  republish: 'Put online again',
  reopen: 'Reopen',
  openQueue: 'Decide in the queue',
  reason: 'Reason (sent to the person)',
  confirm: 'Take offline and tell the sender',
  cancel: 'Cancel',
  done: 'Done.',
  failed: 'That did not work. Nothing was changed.',
};

const nl: typeof en = {
  states: { pending: 'Staat in de wachtrij', published: 'Gepubliceerd', rejected: 'Afgewezen', unpublished: 'Offline' },
  unpublish: 'Offline halen…',
  republish: 'Weer online zetten',
  reopen: 'Heropenen',
  openQueue: 'Besluit in de wachtrij',
  reason: 'Reden (gaat naar de inzender)',
  confirm: 'Offline halen en de inzender inlichten',
  cancel: 'Annuleren',
  done: 'Gelukt.',
  failed: 'Dat lukte niet. Er is niets veranderd.',
};

/** Texts of the moderation buttons in the panel's language. */
export const moderationTexts = (language: string): typeof en => ({ en, nl })[language as Locale] ?? en;
