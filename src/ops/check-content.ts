/** `npm run check:content`: checks the data files of the seed, without a database. */
import { checkAudiences, checkContent } from '@/cms/seed/check-content';
import { formatProblems, readContent } from '@/cms/seed/load-content';
import { logoProblem } from '@/cms/seed/logos';
import audienceTexts from '@/domain/audience-texts.json';

const { content, files, problems: unreadable } = readContent();
const problems = [...unreadable, ...checkContent(content, logoProblem), ...checkAudiences(audienceTexts)];
console.log(`content: ${files + 1} files, ${problems.length} problems`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
