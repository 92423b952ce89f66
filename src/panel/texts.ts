import { createTranslator } from 'use-intl/core';
import { localeOf } from '@/domain/locales';
import en from './messages/en.json';
import nl from './messages/nl.json';

const texts = { en: createTranslator({ locale: 'en', messages: en }), nl: createTranslator({ locale: 'nl', messages: nl }) };

export type PanelTexts = (typeof texts)['en'];

/** The texts of the panel's own views in Payload's `i18n.language`; in English for a language the site doesn't have. */
export const panelTexts = (language: string): PanelTexts => texts[localeOf(language)];
