import { SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import { readRelease, type ShownItem, type ShownRelease } from '@/cms/releases/read-releases';
import { MAX_ID } from '@/domain/limits';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { env } from '@/env';
import { Badge } from '../badge';
import { Card } from '../card';
import { collectionName } from '../collection-name';
import { OutsideLink, PanelLink, Time } from '../link-list';
import { PanelHeader } from '../panel-header';
import { type PanelView, panelView } from '../panel-view';
import { partName, partNames } from '../part-name';
import { editViewPath, releasesPath } from '../paths';
import { Table } from '../table';
import { FieldDiffs } from '../versions/field-diffs';
import { DescribeRelease } from './describe-release';
import { ReleaseActions } from './release-actions';
import { RemoveItem } from './remove-item';
import { RELEASE_TONES } from './tones';
import './releases.css';

type PartProps = Pick<PanelView, 'req' | 't' | 'language' | 'format'> & { release: ShownRelease };

const isChangeable = ({ state }: ShownRelease) => state === 'open' || state === 'failed';

const documentName = ({ req, t }: Pick<PartProps, 'req' | 't'>, { collection, document, title }: ShownItem) =>
  title ?? t('releases.gone', { collection: collectionName(req, collection), document });

/** One release: what it would change, previews, and everything that can be done with it. */
export const ReleaseView = panelView(async ({ segments, ...view }) => {
  const { req, t, format } = view;
  const id = Number(segments[1]);
  const release = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await readRelease(req, id) : null;
  if (!release) return notFound();
  const props = { ...view, release };
  const { state, title, publishAt, publishedAt, scheduledBy, updatedAt } = release;
  const at = publishedAt ?? publishAt;
  return (
    <div className="releases">
      <SetStepNav nav={[{ label: t('releases.title'), url: releasesPath() }, { label: title }]} />
      <PanelHeader
        title={title}
        back={<PanelLink href={releasesPath()}>{t('releases.all')}</PanelLink>}
        hint={
          <>
            <Badge tone={RELEASE_TONES[state]} data-testid="release-state">
              {t(`releases.states.${state}`)}
            </Badge>{' '}
            {at && <Time at={at} format={format.moment} />}
            {at && ` (${env.TIME_ZONE})`}
            {state === 'scheduled' && scheduledBy && ` · ${t('releases.rights', { name: scheduledBy })}`}
          </>
        }
      />
      {release.note && <p className="releases__note">{release.note}</p>}
      <Failure {...props} />
      {state !== 'published' && (
        <ReleaseActions
          id={release.id}
          seen={updatedAt}
          state={state}
          documents={release.items.map((item) => ({ ...item, name: documentName(view, item) }))}
        />
      )}
      <Items {...props} />
      <div className="releases__parts">
        {state !== 'published' && <DescribeRelease id={release.id} seen={updatedAt} title={title} note={release.note ?? ''} />}
        <History {...props} />
      </div>
    </div>
  );
});

function Failure({ req, t, language, release: { failure, items } }: PartProps) {
  if (!failure) return null;
  const item = items.find(({ collection, document }) => collection === failure.collection && document === failure.document);
  const where = item && failure.part ? `${documentName({ req, t }, item)} (${partName(failure.part, t, language)}): ` : '';
  return (
    <p className="panel-alert" data-tone="bad" data-testid="release-failure">
      {t('releases.failed')} {where}
      {failure.message}
    </p>
  );
}

function Items(props: PartProps) {
  const { req, t, release } = props;
  return (
    <Card id="release-items" title={t('releases.documents')} hint={t(isChangeable(release) ? 'releases.itemsHint' : 'releases.itemsFixed')}>
      {release.items.length === 0 ? (
        <p className="panel-empty">{t('releases.noItems')}</p>
      ) : (
        <Table
          columns={[t('releases.document'), t('releases.changes'), t('releases.previews'), t('releases.remove')]}
          rows={release.items.map((item) => ({
            id: `${item.collection}:${item.document}`,
            cells: [
              <span key="name" className="releases__name">
                {item.title ? <PanelLink href={editViewPath(item.collection, item.document)}>{item.title}</PanelLink> : documentName(props, item)}
                <small>{collectionName(req, item.collection)}</small>
              </span>,
              <Changes key="changes" {...props} item={item} />,
              <Previews key="previews" {...props} item={item} />,
              isChangeable(release) ? (
                <RemoveItem
                  key="remove"
                  release={release.id}
                  collection={item.collection}
                  document={item.document}
                  name={documentName(props, item)}
                />
              ) : (
                '–'
              ),
            ],
          }))}
        />
      )}
    </Card>
  );
}

/** Which fields would change, by part; all of a document that isn't public. */
function Changes({ t, language, item: { isPublic, title, changes, parts } }: PartProps & { item: ShownItem }) {
  if (!title || !changes) return partNames(parts, t, language);
  return (
    <ul className="panel-plain releases__changes">
      {changes.map(({ part, fields }) => {
        const name = partName(part, t, language);
        const hasDetails = isPublic && fields.length > 0;
        return (
          <li key={part}>
            {hasDetails ? (
              <details>
                <summary>
                  <strong>{name}:</strong> {fields.map(({ label }) => label).join(', ')}
                </summary>
                <FieldDiffs changes={fields} part={part} t={t} />
              </details>
            ) : (
              <>
                <strong>{name}:</strong> {t(isPublic ? 'releases.unchanged' : 'releases.notPublic')}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Previews({ t, language, item: { previews, parts, title } }: PartProps & { item: ShownItem }) {
  if (!previews) return '–';
  const languages = LOCALE_CODES.filter((code) => parts.includes(code));
  return (
    <span className="releases__previews">
      {(languages.length > 0 ? languages : LOCALE_CODES).map((code) => (
        <OutsideLink key={code} href={previews[code]}>
          {languageName(code, language)}
          <span className="sr-only">
            , {t('releases.previewOf')} {title}
          </span>
        </OutsideLink>
      ))}
    </span>
  );
}

function History({ t, language, format, release: { history } }: PartProps) {
  const inWords = ({ step, detail, parts }: PartProps['release']['history'][number]) => {
    if (!detail || step === 'scheduled') return detail && format.moment(detail);
    return parts.length > 0 ? `${detail} (${partNames(parts, t, language)})` : detail;
  };
  return (
    <Card id="release-history" title={t('releases.history')}>
      <ol className="panel-list releases__history">
        {history.map((entry) => (
          <li key={`${entry.at}:${entry.step}:${entry.detail}`}>
            <span>
              {t(`releases.steps.${entry.step}`)}
              {entry.by && `, ${entry.by}`}
              {entry.detail && <small>{inWords(entry)}</small>}
            </span>
            <Time at={entry.at} format={format.moment} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
