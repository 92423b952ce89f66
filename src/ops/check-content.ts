/** `npm run check:content`: checks the seed's data files without a database. */
import { checkContent } from '@/cms/seed/check-content';
import { checkSpelling, namesIn, spellingOf } from '@/cms/seed/check-spelling';
import { checkAudiences, formatProblems, readContent } from '@/cms/seed/load-content';
import { logoProblem } from '@/cms/seed/logos';
import audienceTexts from '@/domain/audience-texts.json';

const { content, files, problems: unreadable } = readContent();
const names = namesIn(content);
const spelling = { en: spellingOf('en', names), nl: spellingOf('nl', names) };
const problems = [...unreadable, ...checkContent(content, logoProblem), ...checkAudiences(audienceTexts), ...checkSpelling(content, spelling)];
console.log(`content: ${files + 1} files, ${problems.length} problems`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
