import { NextResponse } from 'next/server';
import { newChallenge } from '@/server/proof-of-work';

export const dynamic = 'force-dynamic';

/** `GET /api/forms/challenge`: a proof-of-work challenge, which the browser solves while the form is filled in. */
export async function GET(): Promise<Response> {
  return NextResponse.json(await newChallenge(), { headers: { 'Cache-Control': 'no-store' } });
}
