import type { QueueItem } from '@/cms/moderation/queue';
import { DeskButton } from '../desk-button';
import { ReasonForm } from '../moderation/reason-form';
import { usePanelTexts } from '../use-panel-texts';
import { ItemFacts } from './item-facts';
import { DECISIONS, type Decision, type OpenItems, recipientsOf } from './queue-state';
import type { Queue } from './use-queue';

/** One waiting item: the decisions about it and everything known about it. */
export function QueueArticle({ item, queue }: { item: QueueItem; queue: Queue }) {
  const { t } = usePanelTexts();
  const { question } = queue;
  return (
    <article className="panel-card" aria-label={item.title} data-testid="queue-item">
      <div className="queue__head">
        <h2>
          {item.title} <span className="panel-badge">{item.isChange ? t('queue.change') : t(`queue.kinds.${item.kind}`)}</span>
        </h2>
        <div className="panel-buttons">
          <DecisionButtons item={item} queue={queue} />
          <DeskButton buttonStyle="subtle" onClick={queue.next} disabled={queue.position >= queue.items.length - 1} shortcut={queue.hasKeys && 'J'}>
            {t('queue.next')}
          </DeskButton>
          <DeskButton buttonStyle="subtle" el="link" to={item.editPath} shortcut={queue.hasKeys && 'E'}>
            {item.suspect || item.proposal ? t('queue.openTool') : t('common.edit')}
          </DeskButton>
        </div>
      </div>
      {question && <DecisionReason key={`${question.decision} ${question.keys}`} question={question} queue={queue} />}
      <ItemFacts item={item} />
    </article>
  );
}

function DecisionReason({ question: { decision, targets }, queue }: { question: NonNullable<OpenItems['question']>; queue: Queue }) {
  const { t } = usePanelTexts();
  const isAnswer = decision === 'kept' || decision === 'removed';
  // With a selection, the item shown may be of any kind and language.
  const { collection, language } = recipientsOf(decision, targets);
  return (
    <ReasonForm
      className="queue__reason"
      cannedFor={decision === 'reject' ? collection : null}
      recipientLanguage={language}
      isRequired
      isBusy={queue.isBusy}
      submitText={isAnswer ? t('queue.sendDecision') : t('moderation.confirm.reject')}
      onSubmit={(reason) => queue.send(decision, targets, reason)}
      onCancel={queue.cancel}
    />
  );
}

function DecisionButtons({ item, queue }: { item: QueueItem; queue: Queue }) {
  const { t } = usePanelTexts();
  const [yes, no] = DECISIONS[item.kind];
  const button = (decision: Decision, buttonStyle: 'primary' | 'secondary', key?: 'A' | 'R') => (
    <DeskButton
      buttonStyle={buttonStyle}
      onClick={() => queue.decide(decision)}
      disabled={queue.isBusy}
      // With a selection, the keys are those of the toolbar.
      shortcut={queue.hasKeys && queue.chosen.length === 0 && key}
    >
      {t(`queue.decisions.${decision}`)}
    </DeskButton>
  );
  if (!item.suspect) {
    return (
      <>
        {button(yes, 'primary', 'A')}
        {button(no, 'secondary', 'R')}
      </>
    );
  }
  return (
    <>
      {item.suspect.problem === 'moved' && button('replace', 'primary')}
      <DeskButton buttonStyle="secondary" onClick={queue.check} disabled={queue.isBusy}>
        {t('queue.suspect.checkNow')}
      </DeskButton>
      {button(no, 'secondary', 'R')}
      {button(yes, 'secondary', 'A')}
    </>
  );
}
