import type en from '@/i18n/messages/en.json';

type AccountMessages = (typeof en)['account'];

/** Messages for client components, which fill in the arguments themselves. */
export type MenuTexts = AccountMessages['menu'];
export type ProfileTexts = AccountMessages['profile'];
export type SecurityTexts = AccountMessages['security'];
export type SharedAccountTexts = AccountMessages['shared'];
