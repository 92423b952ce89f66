import Link from 'next/link';
import type { ServerProps } from 'payload';
import { countWaiting } from '../../moderation/queue';
import { queueTexts } from './texts';
import './queue.css';

/** On the dashboard: how much waits, and the way there. */
export async function WaitingCounter({ i18n, payload, req }: ServerProps & { req?: import('payload').PayloadRequest }) {
  const texts = queueTexts(i18n.language);
  const counts = await countWaiting(req ?? ({ payload } as import('payload').PayloadRequest));
  const total = counts.tools + counts.reviews + counts.reports;
  return (
    <section className="queue-counter" aria-labelledby="queue-counter-title">
      <h2 id="queue-counter-title">{texts.waiting}</h2>
      <p className="queue-counter__total" data-testid="waiting-total">
        {total}
      </p>
      <ul>
        <li>
          {texts.kindsMany.tools}: {counts.tools}
        </li>
        <li>
          {texts.kindsMany.reviews}: {counts.reviews}
        </li>
        <li>
          {texts.kindsMany.reports}: {counts.reports}
        </li>
        <li>
          <Link href="/admin/collections/contact-messages">
            {texts.messages}: {counts.messages}
          </Link>
        </li>
      </ul>
      <Link href="/admin/queue">{texts.openQueue}</Link>
    </section>
  );
}
