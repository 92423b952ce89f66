import { codeText } from '../code-text';
import type { PanelTexts } from '../texts';

/** Why a link doesn't work. Message keys can't contain the dot of "robots.txt". */
export const problemText = (t: PanelTexts, problem: string): string => codeText(t, `queue.problems.${problem.replaceAll('.', ' ')}`);
