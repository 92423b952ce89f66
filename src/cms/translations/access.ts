import type { PayloadRequest } from 'payload';
import { isEditor } from '../access/roles';
import { type TranslatedEntity, translatedEntities } from './localized-fields';

/** True if the user may write the texts: what only admins write, only admins translate. */
async function mayTranslate(req: PayloadRequest, entity: TranslatedEntity): Promise<boolean> {
  return isEditor(req.user) && Boolean(await entity.update({ req }));
}

export async function entitiesFor(req: PayloadRequest): Promise<TranslatedEntity[]> {
  const all = translatedEntities(req.payload.config);
  const may = await Promise.all(all.map((entity) => mayTranslate(req, entity)));
  return all.filter((_, index) => may[index]);
}

/** The collection or global of this name; null if the user may not translate it. */
export async function entityFor(req: PayloadRequest, name: string): Promise<TranslatedEntity | null> {
  const entity = translatedEntities(req.payload.config).find((candidate) => candidate.name === name);
  return entity && (await mayTranslate(req, entity)) ? entity : null;
}
