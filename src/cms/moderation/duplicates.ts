import type { PayloadRequest } from 'payload';
import { similarTools } from '../search/similar-tools';

/** A tool with the same address as another one, or nearly the same name. */
export interface LikelyDuplicate {
  id: number;
  name: string;
  url: string;
  isListed: boolean;
  isSameAddress: boolean;
}

/** Up to five likely duplicates of the newest version of a tool; none if the tool doesn't exist. */
export async function duplicatesOf(req: PayloadRequest, id: number): Promise<LikelyDuplicate[]> {
  const select = { name: true, url: true } as const;
  const tool = await req.payload.findByID({ collection: 'tools', id, draft: true, select, depth: 0, disableErrors: true, req });
  if (!tool) return [];
  const similar = await similarTools(req, { id, name: tool.name, url: tool.url });
  return similar.map(({ id: other, name, url, listed, same_url }) => ({ id: other, name, url, isListed: listed, isSameAddress: same_url }));
}
