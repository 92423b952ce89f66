import type { ReactNode } from 'react';
import type { SuspectLink } from '@/cms/links/suspects';
import type { QueueItem } from '@/cms/moderation/queue';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { isWebUrl } from '@/domain/web-url';
import { day } from '../clock';
import { OutsideLink } from '../link-list';
import { editViewPath } from '../paths';
import { codeText, type PanelTexts, problemText } from '../texts';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import { isModerated } from './queue-state';
import { useDuplicates } from './use-duplicates';

/** Everything an editor needs to decide about an item. */
export function ItemFacts({ item }: { item: QueueItem }) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const { kind, id, suspect, proposal, links, images, fields, steps } = item;
  return (
    <dl className="queue__facts">
      {!suspect && <SenderFact item={item} />}
      {proposal && <ProposalFacts proposal={proposal} />}
      {suspect && <SuspectFacts suspect={suspect} />}
      {kind === 'tools' && <DuplicatesFact tool={id} />}
      <ListFact
        title={t('queue.links')}
        isWarning={links.some(({ ok }) => ok === false)}
        rows={links.map((link) => [
          link.url,
          <>
            <OutsideLink href={link.url} /> {linkState(t, link)}
            {link.finalUrl && link.finalUrl !== link.url && `, ${t('queue.leadsTo', { url: link.finalUrl })}`}
          </>,
        ])}
      />
      {images.length > 0 && (
        <Fact title={t('queue.images')}>
          <div className="panel-buttons queue__images">
            {images.map((src) => (
              <img key={src} src={src} alt="" />
            ))}
          </div>
        </Fact>
      )}
      {fields.map((field) => (
        <FieldFact key={field.key} field={field} />
      ))}
      <ListFact
        title={t('moderation.history')}
        rows={steps.map(({ at, action, by, reason }) => [
          `${at}${action}`,
          `${moment(at)}: ${codeText(t, `moderation.steps.${action}`)} (${by ?? t('moderation.bySender')})${reason ? ` – ${reason}` : ''}`,
        ])}
      />
    </dl>
  );
}

function DuplicatesFact({ tool }: { tool: number }) {
  const { t } = usePanelTexts();
  const duplicates = useDuplicates(tool);
  if (!duplicates?.length) {
    const text = duplicates ? t('queue.noDuplicates') : duplicates === null ? t('queue.searchingDuplicates') : t('common.failed');
    return (
      <Fact title={t('queue.duplicates')} isWarning={duplicates === undefined}>
        <p>{text}</p>
      </Fact>
    );
  }
  return (
    <ListFact
      title={t('queue.duplicates')}
      isWarning
      rows={duplicates.map(({ id, name, url, isSameAddress, isListed }) => [
        id,
        <>
          <a href={editViewPath('tools', id)}>{name}</a> {url} ({isSameAddress ? t('queue.sameAddress') : t('queue.similarName')},{' '}
          {isListed ? t('queue.listed') : t('queue.notListed')})
        </>,
      ])}
    />
  );
}

function linkState(t: PanelTexts, { ok, status, problem }: QueueItem['links'][number]): string {
  if (ok === null) return t('queue.linkUnchecked');
  if (ok) return t('queue.linkOk', { status: status ?? '' });
  return t('queue.linkBroken', { problem: problemText(t, { problem, status }) });
}

function SenderFact({ item }: { item: QueueItem }) {
  const { t, language } = usePanelTexts();
  const { name, email, isRepresentative, published, rejected, pending } = item.sender;
  return (
    <Fact title={t('queue.sender')}>
      <p>
        {[name, email].filter(Boolean).join(', ') || '–'} ({languageName(item.language, language)}
        {isRepresentative && `, ${t('moderation.representative')}`})
      </p>
      {isModerated(item) && <p>{t('queue.history', { published, rejected, pending })}</p>}
    </Fact>
  );
}

function FieldFact({ field: { key, value, before } }: { field: QueueItem['fields'][number] }) {
  const { t, language } = usePanelTexts();
  return (
    <Fact title={codeText(t, `fields.${key}`)}>
      {typeof value === 'string' ? (
        <p className={before === undefined ? undefined : 'queue__changed'}>
          {(key === 'channel' ? codeText(t, `queue.channels.${value}`) : value) || '–'}
        </p>
      ) : (
        <SideBySide
          sides={LOCALE_CODES.map((locale) => ({ label: languageName(locale, language), lang: locale, text: value[locale] }))}
          emptyText={t('queue.missing')}
        />
      )}
      {before !== undefined && <p className="queue__before">{t('queue.before', { text: before || '–' })}</p>}
    </Fact>
  );
}

function ProposalFacts({ proposal: { changes, sourceUrl } }: { proposal: NonNullable<QueueItem['proposal']> }) {
  const { t, language } = usePanelTexts();
  return (
    <>
      {changes.map(({ field, language: locale, now, proposed, isByHand }) => (
        <Fact
          key={`${field}${locale}`}
          title={[codeText(t, `fields.${field}`), locale && languageName(locale, language)].filter(Boolean).join(', ')}
          isWarning={isByHand}
        >
          <SideBySide
            sides={[
              { label: t('queue.proposal.now'), lang: locale, text: now },
              { label: t('queue.proposal.proposed'), lang: locale, text: proposed },
            ]}
            emptyText={t('queue.proposal.empty')}
          />
          {isByHand && <p className="panel-hint">{t('queue.proposal.byHand')}</p>}
        </Fact>
      ))}
      <Fact title={t('queue.proposal.source')}>
        {/* A stranger chose this address. */}
        <p>{sourceUrl && isWebUrl(sourceUrl) ? <OutsideLink href={sourceUrl} /> : t('queue.proposal.noSource')}</p>
        <p className="panel-hint">{t('queue.proposal.hint')}</p>
      </Fact>
    </>
  );
}

function SuspectFacts({ suspect }: { suspect: SuspectLink }) {
  const { t, language } = usePanelTexts();
  const moment = useMoment();
  const { url, finalUrl, failedDays, since, checkedAt, problem, status } = suspect;
  const isMoved = problem === 'moved';
  const firstDay = day(since, language);
  return (
    <>
      <Fact title={isMoved ? t('queue.suspect.moved') : t('queue.suspect.dead')} isWarning>
        <p>
          <OutsideLink href={url} />
        </p>
        {!isMoved && <p>{t('queue.suspect.days', { count: failedDays, date: firstDay })}</p>}
      </Fact>
      <Fact title={t('queue.suspect.found')}>
        <p>{problemText(t, { problem, status })}</p>
        <p>{t('queue.suspect.checked', { date: moment(checkedAt) })}</p>
        <p className="panel-hint">{t('queue.suspect.standHint')}</p>
      </Fact>
      {finalUrl && finalUrl !== url && (
        <Fact title={isMoved ? t('queue.suspect.newAddress') : t('queue.suspect.endedAt')}>
          {/* A foreign server chose this address. */}
          <p>{isWebUrl(finalUrl) ? <OutsideLink href={finalUrl} /> : finalUrl}</p>
        </Fact>
      )}
    </>
  );
}

interface Side {
  label: string;
  lang: string | null;
  text: string | null | undefined;
}

function SideBySide({ sides, emptyText }: { sides: Side[]; emptyText: string }) {
  return (
    <div className="panel-pair">
      {sides.map(({ label, lang, text }) => (
        <div key={label}>
          <small>{label}</small>
          <p lang={lang ?? undefined} className={text ? undefined : 'queue__missing'}>
            {text || emptyText}
          </p>
        </div>
      ))}
    </div>
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

/** A fact with a row per entry; nothing without rows. */
function ListFact({ title, isWarning, rows }: { title: string; isWarning?: boolean; rows: [key: string | number, row: ReactNode][] }) {
  return (
    rows.length > 0 && (
      <Fact title={title} isWarning={isWarning}>
        <ul className="panel-plain">
          {rows.map(([key, row]) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      </Fact>
    )
  );
}
