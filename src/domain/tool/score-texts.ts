import type { Locale } from '../locales';
import type { ScoreCriterion } from './score';
import criteria from './score-criteria.json';

type Texts = Record<Locale, string>;
const texts: Record<ScoreCriterion, { label: Texts; basis: Texts }> = criteria;

export const scoreLabel = (criterion: ScoreCriterion): Texts => texts[criterion].label;
/** What its points are based on. */
export const scoreBasis = (criterion: ScoreCriterion): Texts => texts[criterion].basis;
