import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { PayloadRequest } from 'payload';
import { type ProposalOutcome, type ProposedField, readCodes, writeCodes } from '@/domain/edit-proposals';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, localeOf } from '@/domain/locales';
import { type BuyerFact, buyerFactValueLabel, isBuyerFact } from '@/domain/tool/buyer-facts';
import type { EditProposal } from '@/payload-types';
import { inTransaction, lockDocument } from '../database/transaction';
import { labelIn, priceModelOptions } from '../fields/options';
import { relationIds } from '../fields/relation-ids';
import { refuse } from '../guards/refuse';
import { queueMail } from '../mail/queue-mail';
import { plainRichText, type RichText } from '../rich-text/plain-rich-text';
import { otherLocale } from '../translations/text-states';
import { newestVersion } from '../versions/document-state';
import type { StoredValues } from '../versions/parts';
import { mailedTool } from './mailed-tool';
import { planLine } from './plan-line';

type Change = EditProposal['changes'][number];
type FeatureRow = { id: string; text?: Partial<Record<Locale, string>> | null };
/** Ids by code. */
type CategoryIds = Map<string, number>;

/** A proposed change next to the current value in the tool's newest version. */
export interface ComparedChange {
  field: ProposedField;
  language: Locale | null;
  now: string;
  proposed: string;
  /** The editor has to apply this one by hand. */
  isByHand: boolean;
}

async function categoryIds(req: PayloadRequest): Promise<CategoryIds> {
  const { docs } = await req.payload.find({ collection: 'categories', pagination: false, limit: 500, depth: 0, select: { code: true }, req });
  return new Map(docs.map(({ id, code }) => [code, id]));
}

const languageOf = ({ language }: Change): Locale => language ?? DEFAULT_LOCALE;

const inLanguage = (value: unknown, change: Change): unknown => (value as Partial<Record<Locale, unknown>> | null | undefined)?.[languageOf(change)];

/** A stated fact in words; '' if it is unknown. */
function factText(tool: StoredValues, fact: BuyerFact): string {
  const stated = ((tool.buyerFacts ?? []) as StoredValues[]).find((row) => row.fact === fact);
  const values = ((stated?.values ?? []) as string[]).map((value) => buyerFactValueLabel(fact, value)?.[DEFAULT_LOCALE] ?? value).join(', ');
  const { [DEFAULT_LOCALE]: note } = (stated?.note ?? {}) as Partial<Record<Locale, string | null>>;
  return note ? `${values} (${note})` : values;
}

/** The current value as text. */
function currentText(tool: StoredValues, change: Change, categories: CategoryIds): string {
  if (isBuyerFact(change.field)) return factText(tool, change.field);
  const value = tool[change.field];
  switch (change.field) {
    case 'tagline':
      return String(inLanguage(value, change) ?? '');
    case 'description': {
      const text = inLanguage(value, change) as RichText | undefined;
      return text ? convertLexicalToPlaintext({ data: text }).trim() : '';
    }
    case 'features':
      return ((value ?? []) as FeatureRow[]).flatMap(({ text }) => text?.[languageOf(change)] ?? []).join('\n');
    case 'plans':
      return ((value ?? []) as StoredValues[]).map((plan) => planLine(plan, 'en') || planLine(plan, 'nl')).join('\n');
    case 'categories': {
      const ids = relationIds(value as Parameters<typeof relationIds>[0]).map(Number);
      return writeCodes([...categories].flatMap(([code, id]) => (ids.includes(id) ? [code] : [])));
    }
    default:
      return String(value ?? '');
  }
}

/** A text for the editor: the price model by its name. */
const shownText = (req: PayloadRequest, { field }: Change, text: string): string =>
  field === 'priceModel' ? labelIn(priceModelOptions, text, localeOf(req.i18n.language)) : text;

/** True for plain paragraphs, which can be replaced by plain text without loss. */
function isPlain(text: RichText | undefined): boolean {
  return (text?.root.children ?? []).every((block) => {
    const parts = (block.children ?? []) as { type: string; format?: number }[];
    return block.type === 'paragraph' && parts.every(({ type, format }) => type === 'linebreak' || (type === 'text' && !format));
  });
}

function isByHand(tool: StoredValues, change: Change, categories: CategoryIds): boolean {
  if (isBuyerFact(change.field)) return true;
  switch (change.field) {
    case 'plans':
    case 'other':
      return true;
    case 'description':
      return !isPlain(inLanguage(tool.description, change) as RichText | undefined);
    case 'features':
      // No row can be saved without a text in the default language.
      return languageOf(change) === DEFAULT_LOCALE && featureRows(tool, change).some(({ text }) => text === null);
    case 'categories':
      return readCodes(change.value).some((code) => !categories.has(code));
    default:
      return false;
  }
}

/** The feature rows after the change. A line that stays keeps its row and with it the text in the other language. */
function featureRows(tool: StoredValues, change: Change): { id?: string; text: string | null }[] {
  const rows = (tool.features ?? []) as FeatureRow[];
  const locale = languageOf(change);
  // A row can hold one line only.
  const lines = [...new Set(change.value.split('\n'))];
  // Of equal rows, the first counts.
  const knownRows = new Map(rows.toReversed().map(({ id, text }) => [text?.[locale], id]));
  const taken = new Set(lines.map((line) => knownRows.get(line)));
  const proposed = lines.map((line, index) => {
    const reused = rows[index] && !taken.has(rows[index].id) ? rows[index].id : undefined;
    const id = knownRows.get(line) ?? reused;
    return id === undefined ? { text: line } : { id, text: line };
  });
  const used = new Set(proposed.map(({ id }) => id));
  // A line removed in the default language takes its row along, in the other language only the translation.
  const others = rows.filter(({ id, text }) => !used.has(id) && text?.[otherLocale(locale)] && (locale !== DEFAULT_LOCALE || !text[locale]));
  return [...proposed, ...others.map(({ id }) => ({ id, text: null }))];
}

function storedValue(tool: StoredValues, change: Change, categories: CategoryIds): unknown {
  switch (change.field) {
    case 'description':
      return plainRichText(change.value);
    case 'features':
      return featureRows(tool, change);
    case 'categories':
      return readCodes(change.value).flatMap((code) => categories.get(code) ?? []);
    default:
      return change.value;
  }
}

/** Data of the accepted changes in one language; null if there is none. */
function dataIn(locale: Locale, tool: StoredValues, changes: Change[], categories: CategoryIds): StoredValues | null {
  const own = changes.filter((change) => languageOf(change) === locale && !isByHand(tool, change, categories));
  return own.length === 0 ? null : Object.fromEntries(own.map((change) => [change.field, storedValue(tool, change, categories)]));
}

/** An undecided proposal with its changes; `seen` is the version of the tool they were compared with. */
interface WaitingProposal {
  proposal: EditProposal;
  tool: number;
  name: string;
  seen: string;
  changes: ComparedChange[];
}

/** Undecided proposals, oldest first. */
export async function waitingProposals(req: PayloadRequest, limit: number): Promise<WaitingProposal[]> {
  const { docs } = await req.payload.find({
    collection: 'edit-proposals',
    where: { and: [{ outcome: { exists: false } }, { tool: { exists: true } }] },
    sort: 'createdAt',
    limit,
    pagination: false,
    depth: 0,
    req,
  });
  if (docs.length === 0) return [];
  const categories = await categoryIds(req);
  const waiting: WaitingProposal[] = [];
  for (const proposal of docs) {
    const tool = Number(relationIds(proposal.tool)[0]);
    const newest = (await newestVersion(req, 'tools', tool)) ?? {};
    waiting.push({
      proposal,
      tool,
      name: String(newest.name ?? ''),
      seen: seenOf(newest),
      changes: proposal.changes.map((change) => ({
        field: change.field,
        language: change.language ?? null,
        now: shownText(req, change, currentText(newest, change, categories)),
        proposed: shownText(req, change, change.value),
        isByHand: isByHand(newest, change, categories),
      })),
    });
  }
  return waiting;
}

const seenOf = (tool: StoredValues) => new Date(String(tool.updatedAt)).toISOString();

/** Writes the changes to the tool's newest version as a draft; the public version doesn't change. */
async function applyChanges(req: PayloadRequest, tool: number, changes: Change[], seen: string): Promise<void> {
  await lockDocument(req, 'tools', tool);
  const newest = await newestVersion(req, 'tools', tool);
  if (!newest || newest.deletedAt) return refuse(req, 'gone', 404);
  if (seenOf(newest) !== seen) return refuse(req, 'moderationChanged');
  const categories = await categoryIds(req);
  for (const locale of LOCALE_CODES) {
    // Read again: writing the previous language may have added rows.
    const values = dataIn(locale, (await newestVersion(req, 'tools', tool)) ?? newest, changes, categories);
    if (!values) continue;
    await req.payload.update({
      collection: 'tools',
      id: tool,
      data: values,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
  }
}

/**
 * Decides a proposal and mails the sender. Accepting writes the changes to the tool's draft, for the editor to check and publish.
 * @param seen version of the tool that the editor compared
 * @throws APIError 409 when it is already decided or the tool has changed since, 400 when rejected without a reason
 */
export function decideProposal(
  req: PayloadRequest,
  { id, outcome, reason, seen }: { id: number; outcome: ProposalOutcome; reason: string | null; seen: string },
): Promise<void> {
  return inTransaction(req, async () => {
    const answer = reason?.trim() || null;
    if (outcome === 'rejected' && !answer) return refuse(req, 'reason', 400);
    await lockDocument(req, 'edit-proposals', id);
    const proposal = await req.payload.findByID({ collection: 'edit-proposals', id, depth: 0, disableErrors: true, req });
    if (!proposal || proposal.outcome) return refuse(req, 'moderationChanged');
    const tool = Number(relationIds(proposal.tool)[0] ?? 0);
    if (outcome === 'accepted') await applyChanges(req, tool, proposal.changes, seen);
    await settleProposal(req, proposal, outcome, answer);
  });
}

/** Stores the decision about a proposal and queues a mail to its sender, in the transaction of the caller. */
export async function settleProposal(req: PayloadRequest, proposal: EditProposal, outcome: ProposalOutcome, answer: string | null): Promise<void> {
  const data = { outcome, answer, decidedBy: req.user?.id, decidedAt: new Date().toISOString() };
  await req.payload.update({ collection: 'edit-proposals', id: proposal.id, data, depth: 0, req });
  if (!proposal.email) return;
  const { name: toolName } = await mailedTool(req, proposal.tool);
  const { email, language } = proposal;
  await queueMail(req, { kind: 'proposal-decided', data: { toolName, outcome, reason: answer }, to: email, language });
}
