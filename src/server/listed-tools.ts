import 'server-only';
import { asVisitor } from './door/reads';

/** Those of the tools that are public. */
export async function readListedTools(ids: number[]): Promise<Set<number>> {
  const tools = await asVisitor.findByIds('tools', [...new Set(ids)], { select: {} });
  return new Set(tools.map(({ id }) => id));
}
