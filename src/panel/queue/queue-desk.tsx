'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import type { SuspectLink } from '@/cms/links/suspects';
import type { QueueItem } from '@/cms/moderation/queue';
import type { ProposalOutcome } from '@/domain/edit-proposals';
import { languageName } from '@/domain/locales';
import type { CANNED_REASONS } from '@/domain/moderation-states';
import { isWebUrl } from '@/domain/web-url';
import { editViewPath } from '../dashboard/addresses';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import { KeyList } from '../key-list';
import { PanelHeader } from '../panel-header';
import type { QueueTexts } from './texts';
import './queue.css';

type Canned = typeof CANNED_REASONS;

interface QueueDeskProps {
  adminRoute: string;
  items: QueueItem[];
  /** Leads to one kind of what waits. */
  filter: ReactNode;
  emptyText: string;
  texts: QueueTexts;
  language: string;
  canned: Canned;
}

/** Asks for a reason before something is rejected or a notice decided. */
type Asking = { kind: 'reject' } | { kind: 'proposal' } | { kind: 'decide'; outcome: 'removed' | 'kept' };

interface Outcome {
  collection: string;
  id: number;
  ok: boolean;
  seen?: string;
  message?: string;
}

const keyOf = ({ kind, id }: Pick<QueueItem, 'kind' | 'id'>) => `${kind}:${id}`;
const pick = ({ tool, check, seen }: SuspectLink) => ({ tool, check, seen });
const moment = (at: string, language: string) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
const isModerated = (item: QueueItem) => item.kind === 'tools' || item.kind === 'reviews';

type LinkAction = 'offline' | 'replace' | 'stand';

interface LinkDecision {
  tool: number;
  check: number;
  seen: string;
  action: LinkAction;
  title: string;
}

async function postLink(decision: Omit<LinkDecision, 'title' | 'action'> & { action: LinkAction | 'check'; undo?: boolean }) {
  const response = await fetch('/api/links', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(decision),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => ({}))) as
    | { seen?: string; waits?: boolean; ok?: boolean; status?: number | null; problem?: string | null; errors?: { message: string }[] }
    | undefined;
  return { isDone: response?.ok === true, message: answer?.errors?.[0]?.message ?? null, ...answer };
}

async function post(path: string, body: unknown): Promise<{ status: number; outcomes: Outcome[]; message: string | null }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => ({}))) as { outcomes?: Outcome[]; errors?: { message: string }[] };
  return { status: response.status, outcomes: answer.outcomes ?? [], message: answer.errors?.[0]?.message ?? null };
}

/** The list of what waits on the left, one item with everything needed to decide on the right. */
export function QueueDesk({ adminRoute, items: listed, filter, emptyText, texts, language, canned }: QueueDeskProps) {
  const router = useRouter();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const items = listed.filter((item) => !decided.has(`${keyOf(item)}@${item.seen}`));
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const position = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === currentKey),
  );
  const current = items[position];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, startWork] = useTransition();
  const lastDone = useRef<Outcome[]>([]);
  const lastLink = useRef<LinkDecision | null>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);

  const chosen = items.filter((item) => selected.has(keyOf(item)) && isModerated(item));
  const targets = chosen.length > 0 ? chosen : current && isModerated(current) ? [current] : [];

  const show = useCallback((item: QueueItem | undefined) => {
    if (!item) return;
    setCurrentKey(keyOf(item));
    setAsking(null);
    document.getElementById(`queue-${keyOf(item)}`)?.scrollIntoView({ block: 'nearest' });
  }, []);

  const undo = useCallback(() => {
    const link = lastLink.current;
    if (link) {
      lastLink.current = null;
      const { title, ...decision } = link;
      startWork(async () => {
        const { isDone, message } = await postLink({ ...decision, undo: true });
        if (isDone) toast.success(fill(texts.suspect.undone, { title }));
        else toast.error(message ?? texts.failed);
        setDecided(new Set());
        router.refresh();
      });
      return;
    }
    const done = lastDone.current;
    if (done.length === 0) return;
    lastDone.current = [];
    startWork(async () => {
      const { outcomes, message } = await post('/api/moderation', {
        items: done.map(({ collection, id, seen }) => ({ collection, id, seen })),
        action: 'undo',
      });
      const refused = outcomes.find(({ ok }) => !ok);
      if (message || refused) toast.error(refused?.message ?? message ?? texts.failed);
      else toast.success(fill(texts.done.undo, { title: String(done.length) }));
      setDecided(new Set());
      router.refresh();
    });
  }, [router, texts]);

  const settle = (outcomes: Outcome[], work: QueueItem[], title: string, action = { label: texts.undo, onClick: undo }) => {
    const refused = outcomes.filter(({ ok }) => !ok);
    for (const { message } of refused) toast.error(message ?? texts.failed);
    const done = outcomes.filter(({ ok }) => ok);
    lastDone.current = done;
    lastLink.current = null;
    if (done.length > 0) toast.success(title, { action, duration: 10_000 });
    const gone = work.filter((item) => done.some(({ collection, id }) => collection === item.kind && id === item.id));
    setDecided((known) => new Set([...known, ...gone.map((item) => `${keyOf(item)}@${item.seen}`)]));
    setSelected(new Set());
    setAsking(null);
    setReason('');
    setCurrentKey((key) => {
      const rest = items.filter((item) => !gone.includes(item));
      return gone.some((item) => keyOf(item) === key)
        ? (keyOf(rest[Math.min(position, rest.length - 1)] ?? ({ kind: 'tools', id: 0 } as const)) ?? null)
        : key;
    });
    router.refresh();
  };

  const moderate = (action: 'approve' | 'reject', why: string | null) => {
    if (targets.length === 0 || isBusy) return;
    const work = targets;
    startWork(async () => {
      const { outcomes, message } = await post('/api/moderation', {
        items: work.map(({ kind, id, seen }) => ({ collection: kind, id, seen })),
        action,
        reason: why,
      });
      if (message && outcomes.length === 0) toast.error(message);
      else settle(outcomes, work, fill(texts.done[action], { title: work.length === 1 ? (work[0]?.title ?? '') : String(work.length) }));
    });
  };

  const decide = (outcome: 'removed' | 'kept') => {
    if (current?.kind !== 'reports' || isBusy) return;
    const item = current;
    startWork(async () => {
      const { status, message } = await post('/api/moderation/reports', { id: item.id, outcome, reason });
      if (status !== 200) {
        toast.error(message ?? texts.failed);
        router.refresh();
        return;
      }
      settle([{ collection: 'reports', id: item.id, ok: true }], [item], fill(texts.done.reports, { title: item.title }));
      lastDone.current = [];
    });
  };

  const decideProposal = (outcome: ProposalOutcome, why: string | null) => {
    if (!current?.proposal || isBusy) return;
    const item = current;
    startWork(async () => {
      const { status, message } = await post('/api/moderation/proposals', { id: item.id, outcome, reason: why, seen: item.seen });
      if (status !== 200) {
        toast.error(message ?? texts.failed);
        router.refresh();
        return;
      }
      const openTool = { label: texts.proposal.openTool, onClick: () => router.push(item.editPath) };
      settle([{ collection: 'proposals', id: item.id, ok: true }], [item], fill(texts.proposal.done[outcome], { title: item.title }), openTool);
      lastDone.current = [];
    });
  };

  const decideLink = (action: LinkAction) => {
    if (!current?.suspect || isBusy) return;
    const item = current;
    const decision = pick(current.suspect);
    startWork(async () => {
      const answer = await postLink({ ...decision, action });
      if (!answer.isDone || !answer.seen) {
        toast.error(answer.message ?? texts.failed);
        router.refresh();
        return;
      }
      settle([{ collection: 'links', id: item.id, ok: true }], [item], fill(texts.suspect.done[action], { title: item.title }));
      lastDone.current = [];
      lastLink.current = { ...decision, seen: answer.seen, action, title: item.title };
    });
  };

  const checkAgain = () => {
    if (!current?.suspect || isBusy) return;
    const { title, suspect } = current;
    startWork(async () => {
      const { isDone, message, waits, ok, status, problem } = await postLink({ ...pick(suspect), action: 'check' });
      const found = (problem && texts.problems[problem]) || String(problem ?? status ?? '');
      if (!isDone) toast.error(message ?? texts.failed);
      else if (!ok) toast.error(fill(texts.suspect.stillFails, { title, problem: found }));
      else if (waits) toast.info(fill(texts.suspect.stillMoved, { title }));
      else toast.success(fill(texts.suspect.answersAgain, { title }));
      router.refresh();
    });
  };

  const ask = useCallback((next: Asking) => {
    setReason('');
    setAsking(next);
    requestAnimationFrame(() => reasonField.current?.focus());
  }, []);

  const toggle = (item: QueueItem) => {
    const next = new Set(selected);
    if (!next.delete(keyOf(item))) next.add(keyOf(item));
    setSelected(next);
  };

  /** What is chosen goes first: its buttons stand above those of the item that is shown. */
  const answer = (isYes: boolean) => {
    if (chosen.length > 0) isYes ? moderate('approve', null) : ask({ kind: 'reject' });
    else if (current?.suspect) decideLink(isYes ? 'stand' : 'offline');
    else if (current?.proposal) isYes ? decideProposal('accepted', null) : ask({ kind: 'proposal' });
    else if (current?.kind === 'reports') ask({ kind: 'decide', outcome: isYes ? 'kept' : 'removed' });
    else isYes ? moderate('approve', null) : ask({ kind: 'reject' });
  };

  const keys: Record<string, () => void> = {
    j: () => show(items[Math.min(position + 1, items.length - 1)]),
    k: () => show(items[Math.max(position - 1, 0)]),
    a: () => answer(true),
    r: () => answer(false),
    x: () => current && isModerated(current) && toggle(current),
    u: undo,
    e: () => current && router.push(current.editPath),
  };
  const [usesKeys, setUsesKeys] = useState(true);
  const pressed = useRef<Partial<typeof keys>>({});
  pressed.current = usesKeys ? keys : {};
  const on = (key: keyof QueueTexts['keys']) => usesKeys && key.toUpperCase();
  const onItem = (key: 'a' | 'r') => chosen.length === 0 && on(key);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName);
      const isFreeInput = isTyping && !(target instanceof HTMLInputElement && target.type === 'checkbox');
      if (event.repeat || isFreeInput || event.metaKey || event.ctrlKey || event.altKey) return;
      const act = pressed.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onReasonKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAsking(null);
  };

  return (
    <div className="queue" aria-busy={isBusy}>
      <PanelHeader title={texts.title} hint={texts.intro} />
      {filter}
      {!current && <p className="queue__empty panel-empty">{emptyText}</p>}
      {current && (
        <>
          {chosen.length > 0 && (
            <div className="queue__bulk panel-buttons" role="toolbar" aria-label={fill(texts.selected, { count: chosen.length })}>
              <span>{fill(texts.selected, { count: chosen.length })}</span>
              <DeskButton onClick={() => moderate('approve', null)} disabled={isBusy} shortcut={on('a')}>
                {texts.approveSelected}
              </DeskButton>
              <DeskButton buttonStyle="secondary" onClick={() => ask({ kind: 'reject' })} disabled={isBusy} shortcut={on('r')}>
                {texts.rejectSelected}
              </DeskButton>
            </div>
          )}
          <div className="queue__columns">
            <div className="queue__side">
              <ol className="queue__list">
                {items.map((item) => (
                  <li key={keyOf(item)} id={`queue-${keyOf(item)}`} className={item === current ? 'is-current' : undefined}>
                    {isModerated(item) && (
                      <input
                        type="checkbox"
                        aria-label={`${texts.select}: ${item.title}`}
                        checked={selected.has(keyOf(item))}
                        onChange={() => toggle(item)}
                      />
                    )}
                    <button type="button" aria-current={item === current} onClick={() => show(item)}>
                      <strong>{item.title}</strong>
                      <small>
                        {texts.kinds[item.kind]}, <time dateTime={item.waitingSince}>{moment(item.waitingSince, language)}</time>
                      </small>
                    </button>
                  </li>
                ))}
              </ol>
              <div className="queue__keys">
                <label>
                  <input type="checkbox" checked={usesKeys} onChange={(event) => setUsesKeys(event.target.checked)} /> {texts.shortcuts}
                </label>
                {usesKeys && <KeyList label={texts.shortcuts} keys={Object.entries(texts.keys).map(([key, does]) => [key.toUpperCase(), does])} />}
              </div>
            </div>
            <article className="panel-card" aria-label={current.title} data-testid="queue-item">
              <div className="queue__head">
                <h2>
                  {current.title} <span className="panel-badge">{current.isChange ? texts.change : texts.kinds[current.kind]}</span>
                </h2>
                <div className="panel-buttons">
                  {current.suspect ? (
                    <>
                      {current.suspect.problem === 'moved' && (
                        <DeskButton onClick={() => decideLink('replace')} disabled={isBusy}>
                          {texts.suspect.replace}
                        </DeskButton>
                      )}
                      <DeskButton buttonStyle="secondary" onClick={checkAgain} disabled={isBusy}>
                        {texts.suspect.checkNow}
                      </DeskButton>
                      <DeskButton buttonStyle="secondary" onClick={() => decideLink('offline')} disabled={isBusy} shortcut={onItem('r')}>
                        {texts.suspect.offline}
                      </DeskButton>
                      <DeskButton buttonStyle="secondary" onClick={() => decideLink('stand')} disabled={isBusy} shortcut={onItem('a')}>
                        {texts.suspect.stand}
                      </DeskButton>
                    </>
                  ) : current.proposal ? (
                    <>
                      <DeskButton onClick={() => decideProposal('accepted', null)} disabled={isBusy} shortcut={onItem('a')}>
                        {texts.proposal.accept}
                      </DeskButton>
                      <DeskButton buttonStyle="secondary" onClick={() => ask({ kind: 'proposal' })} disabled={isBusy} shortcut={onItem('r')}>
                        {texts.reject}
                      </DeskButton>
                    </>
                  ) : current.kind === 'reports' ? (
                    <>
                      <DeskButton onClick={() => ask({ kind: 'decide', outcome: 'kept' })} disabled={isBusy} shortcut={onItem('a')}>
                        {texts.keep}
                      </DeskButton>
                      <DeskButton
                        buttonStyle="secondary"
                        onClick={() => ask({ kind: 'decide', outcome: 'removed' })}
                        disabled={isBusy}
                        shortcut={onItem('r')}
                      >
                        {texts.remove}
                      </DeskButton>
                    </>
                  ) : (
                    <>
                      <DeskButton onClick={() => moderate('approve', null)} disabled={isBusy} shortcut={onItem('a')}>
                        {texts.approve}
                      </DeskButton>
                      <DeskButton buttonStyle="secondary" onClick={() => ask({ kind: 'reject' })} disabled={isBusy} shortcut={onItem('r')}>
                        {texts.reject}
                      </DeskButton>
                    </>
                  )}
                  <DeskButton buttonStyle="subtle" onClick={keys.j} disabled={position >= items.length - 1} shortcut={on('j')}>
                    {texts.next}
                  </DeskButton>
                  <DeskButton buttonStyle="subtle" el="link" to={current.editPath} shortcut={on('e')}>
                    {current.suspect || current.proposal ? texts.suspect.openTool : texts.edit}
                  </DeskButton>
                </div>
              </div>
              {asking && (
                <form
                  className="queue__reason"
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (asking.kind === 'reject') moderate('reject', reason);
                    else if (asking.kind === 'proposal') decideProposal('rejected', reason);
                    else decide(asking.outcome);
                  }}
                >
                  {asking.kind === 'reject' && (
                    <label className="panel-field">
                      {texts.canned}
                      <select
                        className="panel-input"
                        defaultValue=""
                        onChange={(event) => {
                          const reasons = canned[current.kind === 'tools' ? 'tools' : 'reviews'] as Record<string, { en: string; nl: string }>;
                          setReason(reasons[event.target.value]?.[current.language] ?? '');
                        }}
                      >
                        <option value="">–</option>
                        {Object.entries(canned[current.kind === 'tools' ? 'tools' : 'reviews']).map(([key, text]) => (
                          <option key={key} value={key}>
                            {text[language === 'nl' ? 'nl' : 'en']}
                          </option>
                        ))}
                      </select>
                    </label>
                  )}
                  <label className="panel-field">
                    {fill(texts.reason, { language: languageName(current.language, language) })}
                    <textarea
                      ref={reasonField}
                      className="panel-input"
                      required
                      maxLength={2000}
                      rows={4}
                      lang={current.language}
                      value={reason}
                      onChange={(event) => setReason(event.target.value)}
                      onKeyDown={onReasonKey}
                    />
                  </label>
                  <div className="panel-buttons">
                    <DeskButton type="submit" disabled={isBusy || !reason.trim()}>
                      {asking.kind === 'decide' ? texts.sendDecision : texts.send}
                    </DeskButton>
                    <DeskButton buttonStyle="subtle" onClick={() => setAsking(null)}>
                      {texts.cancel}
                    </DeskButton>
                  </div>
                </form>
              )}
              <ItemFacts adminRoute={adminRoute} item={current} texts={texts} language={language} />
            </article>
          </div>
        </>
      )}
    </div>
  );
}

interface ItemFactsProps {
  adminRoute: string;
  item: QueueItem;
  texts: QueueTexts;
  language: string;
}

function ItemFacts({ adminRoute, item, texts, language }: ItemFactsProps) {
  const { sender } = item;
  return (
    <dl className="queue__facts">
      {!item.suspect && (
        <Fact title={texts.sender}>
          <p>
            {[sender.name, sender.email].filter(Boolean).join(', ') || '–'} ({languageName(item.language, language)}
            {sender.isRepresentative && `, ${texts.representative}`})
          </p>
          {isModerated(item) && <p>{fill(texts.history, { published: sender.published, rejected: sender.rejected, pending: sender.pending })}</p>}
        </Fact>
      )}
      {item.proposal && <ProposalFacts proposal={item.proposal} texts={texts} language={language} />}
      {item.suspect && <SuspectFacts suspect={item.suspect} texts={texts} language={language} />}
      {item.duplicates.length > 0 && (
        <Fact title={texts.duplicates} isWarning>
          <ul>
            {item.duplicates.map((duplicate) => (
              <li key={duplicate.id}>
                <a href={editViewPath(adminRoute, { collection: 'tools', id: duplicate.id })}>{duplicate.name}</a> {duplicate.url} (
                {duplicate.isSameAddress ? texts.sameAddress : texts.similarName}, {duplicate.isListed ? texts.listed : texts.notListed})
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {item.links.length > 0 && (
        <Fact title={texts.links} isWarning={item.links.some(({ ok }) => ok === false)}>
          <ul>
            {item.links.map((link) => (
              <li key={link.url}>
                <a href={link.url} target="_blank" rel="noopener noreferrer nofollow">
                  {link.url}
                </a>{' '}
                {link.ok === null
                  ? texts.linkUnchecked
                  : link.ok
                    ? fill(texts.linkOk, { status: link.status ?? '' })
                    : fill(texts.linkBroken, { problem: link.problem ? (texts.problems[link.problem] ?? link.problem) : (link.status ?? '') })}
                {link.finalUrl && link.finalUrl !== link.url && `, ${texts.leadsTo} ${link.finalUrl}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {item.images.length > 0 && (
        <Fact title={texts.images}>
          <div className="queue__images">
            {item.images.map((src) => (
              <img key={src} src={src} alt="" />
            ))}
          </div>
        </Fact>
      )}
      {item.fields.map(({ key, value, before }) => (
        <Fact key={key} title={texts.fields[key] ?? key}>
          {typeof value === 'string' ? (
            <p className={before === undefined ? undefined : 'queue__changed'}>{(key === 'channel' ? texts.channels[value] : value) || '–'}</p>
          ) : (
            <div className="queue__languages">
              {(['en', 'nl'] as const).map((locale) => (
                <div key={locale}>
                  <small>{languageName(locale, language)}</small>
                  <p lang={locale} className={value[locale] ? undefined : 'queue__missing'}>
                    {value[locale] ?? texts.missing}
                  </p>
                </div>
              ))}
            </div>
          )}
          {before !== undefined && (
            <p className="queue__before">
              {texts.before}: {before || '–'}
            </p>
          )}
        </Fact>
      ))}
      {item.steps.length > 0 && (
        <Fact title={texts.steps}>
          <ul>
            {item.steps.map((step) => (
              <li key={`${step.at}${step.action}`}>
                {moment(step.at, language)}: {texts.actions[step.action] ?? step.action} ({step.by ?? texts.bySender})
                {step.reason && ` – ${step.reason}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function OutsideLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  );
}

function ProposalFacts({ proposal, texts, language }: { proposal: NonNullable<QueueItem['proposal']>; texts: QueueTexts; language: string }) {
  const { changes, sourceUrl } = proposal;
  return (
    <>
      {changes.map(({ field, language: locale, now, proposed, isByHand }) => (
        <Fact
          key={`${field}${locale}`}
          title={[texts.fields[field] ?? field, locale && languageName(locale, language)].filter(Boolean).join(', ')}
          isWarning={isByHand}
        >
          <div className="queue__languages">
            <div>
              <small>{texts.proposal.now}</small>
              <p lang={locale ?? undefined} className={now ? undefined : 'queue__missing'}>
                {now || texts.proposal.empty}
              </p>
            </div>
            <div>
              <small>{texts.proposal.proposed}</small>
              <p lang={locale ?? undefined}>{proposed}</p>
            </div>
          </div>
          {isByHand && <p className="panel-hint">{texts.proposal.byHand}</p>}
        </Fact>
      ))}
      <Fact title={texts.proposal.source}>
        {/* A stranger chose this address. */}
        <p>{sourceUrl && isWebUrl(sourceUrl) ? <OutsideLink href={sourceUrl} /> : texts.proposal.noSource}</p>
        <p className="panel-hint">{texts.proposal.hint}</p>
      </Fact>
    </>
  );
}

function SuspectFacts({ suspect, texts, language }: { suspect: SuspectLink; texts: QueueTexts; language: string }) {
  const { url, finalUrl, failedDays, since, checkedAt, problem, status } = suspect;
  const isMoved = problem === 'moved';
  return (
    <>
      <Fact title={isMoved ? texts.suspect.moved : texts.suspect.dead} isWarning>
        <p>
          <OutsideLink href={url} />
        </p>
        {!isMoved && (
          <p>
            {texts.suspect.days}: {failedDays} (
            {fill(texts.suspect.since, { date: new Date(since).toLocaleDateString(language, { timeZone: 'UTC' }) })})
          </p>
        )}
      </Fact>
      <Fact title={texts.suspect.found}>
        <p>{problem ? (texts.problems[problem] ?? problem) : (status ?? '–')}</p>
        <p>{fill(texts.suspect.checked, { date: moment(checkedAt, language) })}</p>
        <p className="panel-hint">{texts.suspect.standHint}</p>
      </Fact>
      {finalUrl && finalUrl !== url && (
        <Fact title={isMoved ? texts.suspect.newAddress : texts.suspect.endedAt}>
          {/* A server that is not ours chose this address. */}
          <p>{isWebUrl(finalUrl) ? <OutsideLink href={finalUrl} /> : finalUrl}</p>
        </Fact>
      )}
    </>
  );
}

function Fact({ title, isWarning, children }: { title: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className={isWarning ? 'panel-alert' : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
