import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { COMPARE_MAX } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { EDITORIAL_CRITERIA } from '@/domain/tool/vocabulary';
import { pageAddress } from '@/server/page-address';
import { listAlternatives } from '../[locale]/tools/cards';
import { cardLine, cardShape, joinLines, slug, textShape, toCard, toPlainText, toText } from './shapes';
import { language, readTool, ToolProblem } from './tool';
import { factLines, factsOf, factsShape, listLines } from './tool-facts';

const detailsShape = factsShape.extend({
  description: textShape.nullable(),
  editorial_review: textShape.nullable(),
  editorial_ratings: z.array(z.object({ criterion: z.enum(EDITORIAL_CRITERIA), rating: z.number() })),
  strengths: z.array(textShape),
  weaknesses: z.array(textShape),
  feature_video: z.string().nullable(),
  alternatives: z.array(cardShape),
});

export const getTool = readTool({
  name: 'get_tool',
  title: 'One AI tool',
  description:
    'Everything this directory says about one tool: facts, description, plans with prices, features, visitor and editor ratings, alternatives and the address of its page.',
  input: z.object({ slug: slug('Slug of the tool'), language }),
  output: detailsShape,
  run: async (asked, call) => {
    const found = await factsOf(asked.slug, call);
    const { tool, facts } = found;
    const { locale, t } = call;
    const alternatives = await listAlternatives({ tool, locale });
    const [description, verdict] = [toPlainText(tool.description), toPlainText(tool.editorialReview)];
    const tools = await getTranslations({ locale, namespace: 'tools' });
    return {
      structured: {
        ...facts,
        description,
        editorial_review: verdict,
        editorial_ratings: tool.editorialRatings.map(({ criterion, value }) => ({ criterion, rating: value })),
        strengths: tool.strengths.flatMap((text) => toText(text) ?? []),
        weaknesses: tool.weaknesses.flatMap((text) => toText(text) ?? []),
        feature_video: tool.featureVideo,
        alternatives: alternatives.map((alternative) => toCard(alternative, call)),
      },
      text: joinLines([
        ...(await factLines(found, call)),
        description && `\n${description.text}\n`,
        verdict && `${tools('editorial')}:\n${verdict.text}\n`,
        ...listLines(tools('strengths'), tool.strengths),
        ...listLines(tools('weaknesses'), tool.weaknesses),
        alternatives.length > 0 && `${t('labels.alternatives')}:`,
        ...alternatives.map((alternative) => cardLine(alternative, call)),
      ]),
    };
  },
});

export const compareTools = readTool({
  name: 'compare_tools',
  title: 'Compare AI tools',
  description: `Puts the facts, plans and ratings of two to ${COMPARE_MAX} tools side by side, with the address of the comparison on the site.`,
  input: z.object({ slugs: z.array(slug('Slug of a tool')).min(2).max(COMPARE_MAX).describe('Slugs of the tools.'), language }),
  output: z.object({ tools: z.array(factsShape), comparison_page: z.string() }),
  run: async ({ slugs }, call) => {
    const wanted = [...new Set(slugs)];
    if (wanted.length < 2) throw new ToolProblem(call.t('sameTool'));
    const found = await Promise.all(wanted.map((one) => factsOf(one, call)));
    const page = pageAddress(routes.comparison(wanted), call.locale);
    return {
      structured: { tools: found.map(({ facts }) => facts), comparison_page: page },
      text: joinLines([...(await Promise.all(found.map((one) => factLines(one, call)))).flatMap((lines) => [...lines, '']), page]),
    };
  },
});
