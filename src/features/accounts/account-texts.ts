import type en from '@/i18n/messages/en.json';

type AccountMessages = (typeof en)['account'];

/** The texts of a part as client components take them: whole messages, of which they fill the places themselves. */
export type MenuTexts = AccountMessages['menu'];
export type ProfileTexts = AccountMessages['profile'];
export type SecurityTexts = AccountMessages['security'];
/** Shown by both pages of an account. */
export type SharedAccountTexts = AccountMessages['shared'];
