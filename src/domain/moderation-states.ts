/** State of a submission or review; only `published` is public. Content created by editors has no state until it's published. */
export const MODERATION_STATES = ['pending', 'published', 'rejected', 'unpublished'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

export const MODERATION_ACTIONS = ['approve', 'reject', 'unpublish', 'republish', 'reopen'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

interface Transition {
  from: ModerationState;
  to: ModerationState;
  /** The reason is mailed to the sender. */
  needsReason: boolean;
}

/** State machine of visitor contributions; there are no other transitions. */
export const TRANSITIONS: Record<ModerationAction, Transition> = {
  approve: { from: 'pending', to: 'published', needsReason: false },
  reject: { from: 'pending', to: 'rejected', needsReason: true },
  unpublish: { from: 'published', to: 'unpublished', needsReason: false },
  republish: { from: 'unpublished', to: 'published', needsReason: false },
  reopen: { from: 'rejected', to: 'pending', needsReason: false },
};

/** The action that leads from one state to another, or null. */
export function actionBetween(from: ModerationState, to: ModerationState): ModerationAction | null {
  return MODERATION_ACTIONS.find((action) => TRANSITIONS[action].from === from && TRANSITIONS[action].to === to) ?? null;
}

/** Common reasons, mailed in full in the sender's language. */
export const CANNED_REASONS = {
  tools: {
    duplicate: {
      en: 'This tool is already in the directory. Is something wrong in its listing? Let us know through the contact form.',
      nl: 'Deze tool staat al in de gids. Klopt er iets niet in de vermelding? Laat het ons weten via het contactformulier.',
    },
    'not-ai': {
      en: 'AI is not an essential part of what this tool does, so it doesn’t fit this directory.',
      nl: 'AI is geen wezenlijk onderdeel van wat deze tool doet. Daarom past hij niet in deze gids.',
    },
    unreachable: {
      en: 'We couldn’t open this tool’s website. You’re welcome to submit it again once it works.',
      nl: 'We konden de website van deze tool niet openen. Stuur hem gerust opnieuw in zodra de site werkt.',
    },
    incomplete: {
      en: 'The website doesn’t make clear what this tool does and what it costs. You’re welcome to submit it again once it does.',
      nl: 'Op de website staat niet duidelijk wat deze tool doet en wat hij kost. Stuur hem gerust opnieuw in zodra dat wel zo is.',
    },
    unavailable: {
      en: 'This tool can’t be used yet: there’s only a waiting list. We list tools once people can try them.',
      nl: 'Deze tool is nog niet te gebruiken: er is alleen een wachtlijst. We nemen tools op zodra je ze kunt proberen.',
    },
    harmful: {
      en: 'We don’t list tools that are meant to deceive or harm people, or that break the law.',
      nl: 'We nemen geen tools op die bedoeld zijn om mensen te misleiden of te schaden, of die de wet overtreden.',
    },
  },
  reviews: {
    'not-about-tool': {
      en: 'Your review isn’t about using this tool. Please describe what you did with it and how it went.',
      nl: 'Je review gaat niet over het gebruik van deze tool. Vertel wat je ermee hebt gedaan en hoe dat ging.',
    },
    advertising: {
      en: 'Your review reads like advertising or links to another product. We don’t publish reviews like that.',
      nl: 'Je review lijkt op reclame of verwijst naar een ander product. Zulke reviews plaatsen we niet.',
    },
    offensive: {
      en: 'Your review insults people. You are welcome to say what you think of the tool, without the insults.',
      nl: 'Je review is beledigend. Zeg gerust wat je van de tool vindt, maar zonder beledigingen.',
    },
    'private-data': {
      en: 'Your review contains someone’s personal data. Please send it again without that data.',
      nl: 'Je review bevat persoonsgegevens van iemand. Stuur hem opnieuw in zonder die gegevens.',
    },
    'own-tool': {
      en: 'Makers and their staff can’t review their own tool. You’re welcome to reply to reviews instead.',
      nl: 'Makers en hun medewerkers kunnen hun eigen tool niet beoordelen. Reageren op reviews kan wel.',
    },
    fake: {
      en: 'We have reason to believe that this review doesn’t describe a real experience.',
      nl: 'We hebben reden om aan te nemen dat deze review geen echte ervaring beschrijft.',
    },
  },
} satisfies Record<string, Record<string, { en: string; nl: string }>>;

export type ModeratedCollection = keyof typeof CANNED_REASONS;
export const MODERATED_COLLECTIONS = Object.keys(CANNED_REASONS) as ModeratedCollection[];

/** Delay of decision mails in milliseconds, so that undo sends nothing. */
export const UNDO_MS = 10_000;
