import { routes } from '@/domain/routes';
import { askOnPage, endByOneClick } from '../../one-click';

/** `POST /api/newsletter/unsubscribe?token=…`: ends a subscription. */
export async function POST(request: Request): Promise<Response> {
  return endByOneClick(request, (contributor, token) => contributor.unsubscribe(token));
}

export function GET(request: Request): Response {
  return askOnPage(request, routes.unsubscribe);
}
