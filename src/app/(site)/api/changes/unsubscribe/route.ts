import { routes } from '@/domain/routes';
import { askOnPage, endByOneClick } from '../../one-click';

/** `POST /api/changes/unsubscribe?token=…`: ends all follows of an address. */
export async function POST(request: Request): Promise<Response> {
  return endByOneClick(request, (contributor, token) => contributor.unfollowAll(token));
}

export function GET(request: Request): Response {
  return askOnPage(request, routes.unfollowAll);
}
