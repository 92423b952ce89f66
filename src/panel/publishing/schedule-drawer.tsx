'use client';

import { Drawer, toast, useDocumentTitle, useModal, useServerFunctions, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PublishingState } from '@/cms/publishing/endpoints';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { partsIn } from '@/domain/parts';
import { DeskButton } from '../desk-button';
import { MomentField } from '../moment-field';
import { partNames } from '../part-name';
import { SelectField } from '../select-field';
import { Table } from '../table';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import { ChangedFields } from './changed-fields';
import './publishing.css';
import type { Publishing } from './use-publishing';

/** A publication that waits for its time. */
interface Scheduled {
  id: number | string;
  input: { type: 'publish' | 'unpublish'; locale?: string | null };
  waitUntil: string;
}
type ScheduledType = Scheduled['input']['type'];
type Choice = Locale | 'all';

interface ScheduleProps {
  publishing: Publishing;
  isTranslated: boolean;
}

/** Publishes or unpublishes one language, or all, at a date. */
export function ScheduleDrawer({ slug, ...props }: ScheduleProps & { slug: string }) {
  const { isModalOpen } = useModal();
  const { title } = useDocumentTitle();
  const { t } = useTranslation();
  return (
    <Drawer slug={slug} className="schedule-publish" title={t('general:schedulePublishFor', { title })}>
      {isModalOpen(slug) && <ScheduleForm {...props} />}
    </Drawer>
  );
}

function ScheduleForm({ publishing, isTranslated }: ScheduleProps) {
  const { id, collectionSlug, code, nameOf } = publishing;
  const { t, language: panelLanguage } = usePanelTexts();
  const { t: payloadText } = useTranslation();
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions();
  const [type, setType] = useState<ScheduledType>('publish');
  const [language, setLanguage] = useState<Choice>(isTranslated ? code : 'all');
  const [state, setState] = useState<PublishingState | null>(null);
  const [includesShared, setIncludesShared] = useState(false);
  const [date, setDate] = useState<Date | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [upcoming, setUpcoming] = useState<Scheduled[]>([]);
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  const load = async () => setUpcoming((await getUpcomingScheduledPublish({ id, collectionSlug })) as Scheduled[]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    void load();
    void publishing.loadState().then(setState);
  }, []);
  // Until something is public, what all languages share goes with the first of them.
  const asksShared = type === 'publish' && language !== 'all' && state?.isPublic === true;

  /** Payload's server function answers with an error instead of throwing. */
  const change = async (args: Parameters<typeof schedulePublish>[0], done: string) => {
    setIsBusy(true);
    const answer = await (schedulePublish(args) as Promise<{ error?: string }>).catch(() => null);
    const isDone = answer !== null && !answer.error;
    if (isDone) toast.success(done);
    else toast.error(t('common.failed'));
    await load();
    setIsBusy(false);
    return isDone;
  };
  const schedule = async () => {
    if (!date) return toast.error(payloadText('general:noDateSelected'));
    const doc = { relationTo: collectionSlug as 'tools', value: String(id) };
    const localeToPublish = language === 'all' ? undefined : asksShared && includesShared ? `${language},shared` : language;
    if (await change({ type, date, doc, localeToPublish, timezone }, payloadText('version:scheduledSuccessfully'))) setDate(null);
  };

  return (
    <div className="panel-view schedule-form">
      <SelectField<ScheduledType>
        label={payloadText('version:type')}
        value={type}
        options={[
          ['publish', t('publishing.publish')],
          ['unpublish', t('publishing.unpublish')],
        ]}
        onChange={setType}
      />
      {isTranslated && (
        <SelectField<Choice>
          label={payloadText('general:locale')}
          value={language}
          options={[...LOCALE_CODES.map((one) => [one, nameOf(one)] as const), ['all', t('publishing.allLanguages')]]}
          onChange={setLanguage}
        />
      )}
      <MomentField label={t('publishing.moment', { timezone })} value={date} onChange={setDate} />
      {asksShared && (
        <div>
          <label className="publishing-choice">
            <input type="checkbox" checked={includesShared} onChange={({ target }) => setIncludesShared(target.checked)} />
            {t('publishing.scheduleShared')}
          </label>
          <p>{t('publishing.scheduleSharedHint')}</p>
          {state.changes.shared.length > 0 && <ChangedFields changes={state.changes.shared} />}
        </div>
      )}
      <div className="panel-buttons">
        <DeskButton id="scheduled-publish-save" disabled={isBusy} onClick={() => void schedule()}>
          {payloadText('version:schedulePublish')}
        </DeskButton>
      </div>
      <Upcoming
        scheduled={upcoming}
        nameOf={(locale) => partNames(partsIn(locale) ?? [], t, panelLanguage) || t('publishing.allLanguages')}
        onDelete={(deleteID) => change({ deleteID }, payloadText('general:deletedSuccessfully'))}
      />
    </div>
  );
}

interface UpcomingProps {
  scheduled: Scheduled[];
  nameOf: (locale: string | null | undefined) => string;
  onDelete: (id: Scheduled['id']) => void;
}

function Upcoming({ scheduled, nameOf, onDelete }: UpcomingProps) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const { t: payloadText } = useTranslation();
  if (scheduled.length === 0) return <p>{payloadText('general:noUpcomingEventsScheduled')}</p>;
  return (
    <Table
      caption={payloadText('general:upcomingEvents')}
      columns={[payloadText('general:time'), payloadText('version:type'), payloadText('general:locale'), payloadText('general:delete')]}
      rows={scheduled.map(({ id, input, waitUntil }) => {
        const when = moment(waitUntil);
        return {
          id,
          cells: [
            when,
            t(`publishing.${input.type}`),
            nameOf(input.locale),
            <DeskButton key={id} buttonStyle="secondary" aria-label={t('publishing.deleteSchedule', { when })} onClick={() => onDelete(id)}>
              {payloadText('general:delete')}
            </DeskButton>,
          ],
        };
      })}
    />
  );
}
