import type { Locale } from '@/domain/locales';
import { listTraits } from '@/features/tools/traits';
import { listCards } from './cards';

export type ChosenTool = Awaited<ReturnType<typeof listChosenTools>>[number];

/** Listed tools with what helps to choose between them, in the order of the ids. */
export async function listChosenTools({ ids, locale }: { ids: number[]; locale: Locale }) {
  const [cards, traits] = await Promise.all([listCards({ ids, locale }), listTraits({ ids, locale })]);
  return cards.flatMap((card) => {
    const known = traits.find(({ id }) => id === card.id);
    return known ? [{ ...known, ...card }] : [];
  });
}
