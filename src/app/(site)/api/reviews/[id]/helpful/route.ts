import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { vote } from '@/features/reviews/vote';
import { isFromAnotherSite } from '@/server/same-site';

const NO_STORE = { 'Cache-Control': 'no-store' };

async function change(request: Request, id: string, helpful: boolean): Promise<Response> {
  if (isFromAnotherSite(request)) return NextResponse.json({}, { status: 403, headers: NO_STORE });
  const result = await vote(Number(id), helpful, await cookies());
  if (result.status === 'missing') return NextResponse.json({}, { status: 404, headers: NO_STORE });
  if (result.status === 'limited') return NextResponse.json({}, { status: 429, headers: { ...NO_STORE, 'Retry-After': String(result.seconds) } });
  return NextResponse.json({ votes: result.votes }, { headers: NO_STORE });
}

type Context = RouteContext<'/api/reviews/[id]/helpful'>;

/** `POST /api/reviews/{id}/helpful` adds this browser's vote, `DELETE` removes it. Answers `{ votes }`. */
export const POST = async (request: Request, { params }: Context) => change(request, (await params).id, true);
export const DELETE = async (request: Request, { params }: Context) => change(request, (await params).id, false);
