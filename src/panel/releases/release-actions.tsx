'use client';

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ReleaseProblem } from '@/cms/releases/release';
import type { ReleaseState } from '@/domain/releases';
import { DeskButton } from '../desk-button';
import { MomentField } from '../moment-field';
import { partName } from '../part-name';
import { releasesPath } from '../paths';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface ReleaseActionsProps {
  id: number;
  /** The version shown. */
  seen: string;
  state: ReleaseState;
  documents: { collection: string; document: number; name: string }[];
}

const HOUR_MS = 3_600_000;

const nextHour = () => new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);

const PUBLISH = 'publish-release';
const DELETE = 'delete-release';

/** Checks, publishes, schedules and deletes a release. */
export function ReleaseActions({ id, seen, state, documents }: ReleaseActionsProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [isScheduling, setIsScheduling] = useState(false);
  const { openModal } = useModal();
  const [checked, setChecked] = useState<{ problems: ReleaseProblem[]; total: number } | null>(null);
  const isEmpty = documents.length === 0;

  const act = async (name: string, sent: object = {}, done?: string) => {
    const answer = await send<Record<string, unknown>>(`/api/releases/${name}`, { release: id, ...sent }, done);
    if (answer) setIsScheduling(false);
    if (answer && name === 'delete') router.push(releasesPath());
    else router.refresh();
    return answer;
  };
  const check = async () =>
    setChecked((await send<{ problems: ReleaseProblem[]; total: number }>('/api/releases/check', { release: id })) as typeof checked);
  const publish = async () => {
    setChecked(null);
    const answer = await act('publish', { seen });
    if (answer?.problem === null) toast.success(t('releases.published'));
    else if (answer) toast.error(t('releases.nothingPublished'));
  };

  return (
    <div className="releases__actions">
      <div className="panel-buttons">
        <DeskButton disabled={isBusy || isEmpty} onClick={() => openModal(PUBLISH)}>
          {t('releases.publish')}
        </DeskButton>
        <DeskButton buttonStyle="secondary" disabled={isBusy || isEmpty} onClick={() => setIsScheduling(true)}>
          {t(state === 'scheduled' ? 'releases.reschedule' : 'releases.schedule')}
        </DeskButton>
        {state === 'scheduled' && (
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => act('cancel', {}, t('releases.cancelled'))}>
            {t('releases.cancelSchedule')}
          </DeskButton>
        )}
        <DeskButton buttonStyle="secondary" disabled={isBusy || isEmpty} onClick={check}>
          {t('releases.check')}
        </DeskButton>
        {state !== 'scheduled' && (
          <DeskButton buttonStyle="subtle" disabled={isBusy} onClick={() => openModal(DELETE)}>
            {t('releases.delete')}
          </DeskButton>
        )}
      </div>
      {isScheduling && (
        <ScheduleForm
          isBusy={isBusy}
          onSchedule={(at) => act('schedule', { seen, at }, t('releases.scheduled'))}
          onCancel={() => setIsScheduling(false)}
        />
      )}
      <ConfirmationModal
        modalSlug={PUBLISH}
        heading={t('releases.ask.publish', { count: documents.length })}
        body={t('releases.itemsHint')}
        confirmLabel={t('releases.confirm.publish')}
        onConfirm={publish}
      />
      <ConfirmationModal
        modalSlug={DELETE}
        heading={t('releases.ask.delete')}
        body={t('releases.deleteHint')}
        confirmLabel={t('releases.confirm.delete')}
        onConfirm={async () => {
          await act('delete');
        }}
      />
      <div role="status">{checked?.total === documents.length && <Checked {...checked} documents={documents} />}</div>
    </div>
  );
}

function Checked({ problems, total, documents }: { problems: ReleaseProblem[]; total: number } & Pick<ReleaseActionsProps, 'documents'>) {
  const { t, language } = usePanelTexts();
  if (problems.length === 0) return <p data-testid="release-check">{t('releases.allGood', { count: total })}</p>;
  const name = (problem: ReleaseProblem) =>
    documents.find(({ collection, document }) => collection === problem.collection && document === problem.document)?.name;
  return (
    <div className="panel-alert" data-tone="bad" data-testid="release-check">
      <p>{t('releases.someBad', { count: problems.length, total })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.collection}:${problem.document}`}>
            {name(problem)} ({partName(problem.part, t, language)}): {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ScheduleForm({ isBusy, onSchedule, onCancel }: { isBusy: boolean; onSchedule: (at: string) => void; onCancel: () => void }) {
  const { t } = usePanelTexts();
  const [at, setAt] = useState<Date | null>(nextHour);
  return (
    <form
      className="panel-buttons releases__schedule"
      onSubmit={(event) => {
        event.preventDefault();
        if (at) onSchedule(at.toISOString());
      }}
    >
      <MomentField label={t('releases.at', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })} value={at} onChange={setAt} />
      <DeskButton type="submit" disabled={isBusy || !at}>
        {t('releases.confirm.schedule')}
      </DeskButton>
      <DeskButton buttonStyle="subtle" onClick={onCancel}>
        {t('common.cancel')}
      </DeskButton>
    </form>
  );
}
