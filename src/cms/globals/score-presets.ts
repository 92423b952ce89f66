import { cacheTags } from '@/domain/cache-tags';
import { SCORE_PRESET_LIMITS } from '@/domain/limits';
import { DEFAULT_WEIGHTS, isWeight, SCORE_CRITERIA, WEIGHT_MAX } from '@/domain/tool/score';
import { scoreBasis, scoreLabel } from '@/domain/tool/score-texts';
import { editors } from '../access/rules';
import { requiredInDefaultLocale, validated } from '../fields/validated';
import { settingsGlobal } from './settings';

export const ScorePresets = settingsGlobal({
  slug: 'score-presets',
  label: { en: 'Score weights', nl: 'Gewichten van scores' },
  writers: editors,
  tag: cacheTags.scorePresets,
  fields: [
    {
      name: 'presets',
      type: 'array',
      label: { en: 'Ready-made weights', nl: 'Kant-en-klare gewichten' },
      labels: { singular: { en: 'Set of weights', nl: 'Stel gewichten' }, plural: { en: 'Sets of weights', nl: 'Stellen gewichten' } },
      maxRows: SCORE_PRESET_LIMITS.rows,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '@/panel/links/row-labels#NameRowLabel' },
        description: {
          en: 'Visitors start with the first set and can choose another or set their own weights.',
          nl: 'Bezoekers beginnen met het eerste stel en kunnen een ander kiezen of zelf gewichten instellen.',
        },
      },
      fields: [
        {
          name: 'name',
          type: 'text',
          localized: true,
          required: true,
          maxLength: SCORE_PRESET_LIMITS.name,
          label: { en: 'Name', nl: 'Naam' },
          validate: requiredInDefaultLocale,
        },
        {
          name: 'reason',
          type: 'text',
          localized: true,
          required: true,
          validate: requiredInDefaultLocale,
          maxLength: SCORE_PRESET_LIMITS.reason,
          label: { en: 'Why these weights', nl: 'Waarom deze gewichten' },
        },
        {
          name: 'weights',
          type: 'group',
          label: { en: 'Weights', nl: 'Gewichten' },
          fields: SCORE_CRITERIA.map((criterion) => ({
            name: criterion,
            type: 'number' as const,
            label: scoreLabel(criterion),
            required: true,
            min: 0,
            max: WEIGHT_MAX,
            defaultValue: DEFAULT_WEIGHTS[criterion],
            validate: validated<number>((value) => isWeight(value) || 'weight'),
            admin: { step: 1, description: scoreBasis(criterion) },
          })),
        },
      ],
    },
  ],
});
