import type { PayloadRequest } from 'payload';

/** A published and active tool, or null. */
export async function listedTool(req: PayloadRequest, id: number): Promise<{ name: string; slug: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'tools',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { active: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true, slug: true },
    req,
  });
  return docs[0] ?? null;
}
