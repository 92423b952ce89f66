import type { PayloadRequest } from 'payload';
import { isEditor } from '../access/roles';
import { type TranslatedEntity, translatedEntities } from './localized-fields';

/** What the user may translate: what only admins write, only admins translate. */
export async function entitiesFor(req: PayloadRequest): Promise<TranslatedEntity[]> {
  if (!isEditor(req.user)) return [];
  const all = translatedEntities(req.payload.config);
  const may = await Promise.all(all.map((entity) => entity.update({ req })));
  return all.filter((_, index) => may[index]);
}

/** The collection or global of this name; null if the user may not translate it. */
export const entityFor = async (req: PayloadRequest, name: string): Promise<TranslatedEntity | null> =>
  (await entitiesFor(req)).find((entity) => entity.name === name) ?? null;
