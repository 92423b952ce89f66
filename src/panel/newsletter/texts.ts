import type { Locale } from '@/domain/locales';

const en = {
  test: 'Send a test to me',
  tested: 'Both languages are on their way to you.',
  when: 'Not before',
  send: 'Send now',
  schedule: 'Schedule',
  confirm: 'Send this issue to # confirmed subscribers, each in their own language?',
  started: 'Sending begins within a few seconds.',
  planned: 'The issue is scheduled.',
  scheduled: 'Will be sent on #',
  takeBack: 'Cancel the schedule',
  takenBack: 'The issue is a draft again.',
  sent: '# of % sent',
  failedCount: '# refused',
  skipped: '# unsubscribed',
  uncertain: '# uncertain',
  failed: 'That did not work. Nothing was changed.',
};

const nl: typeof en = {
  test: 'Stuur mij een proefversie',
  tested: 'Beide talen zijn naar je onderweg.',
  when: 'Niet eerder dan',
  send: 'Nu versturen',
  schedule: 'Inplannen',
  confirm: 'Deze nieuwsbrief naar # bevestigde abonnees sturen, elk in de eigen taal?',
  started: 'Het versturen begint binnen een paar seconden.',
  planned: 'De nieuwsbrief is ingepland.',
  scheduled: 'Gaat weg op #',
  takeBack: 'Planning annuleren',
  takenBack: 'De nieuwsbrief is weer een concept.',
  sent: '# van % verstuurd',
  failedCount: '# geweigerd',
  skipped: '# afgemeld',
  uncertain: '# onzeker',
  failed: 'Dat lukte niet. Er is niets veranderd.',
};

/** Texts of the newsletter's buttons in the panel's language. */
export const issueTexts = (language: string): typeof en => ({ en, nl })[language as Locale] ?? en;
