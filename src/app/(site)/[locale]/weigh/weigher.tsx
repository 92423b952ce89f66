'use client';

import './weigher.css';
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import {
  parseWeights,
  ranked,
  SCORE_CRITERIA,
  type ScoreCriterion,
  type ScoreValues,
  sameWeights,
  WEIGHT_MAX,
  type Weights,
  weightParam,
  weightParams,
} from '@/domain/tool/score';
import { ShareMenu } from '@/features/sharing/components/share-menu';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import type { Logo } from '@/features/tools/logo';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { ScoreSum, type SumTexts } from './score-sum';

export interface WeighedRow {
  slug: string;
  name: string;
  logo: Logo;
  /** In the order of the criteria. */
  values: (number | null)[];
  cost: string;
}

export interface PresetContent {
  name: ShownText;
  reason: ShownText | null;
  weights: Weights;
}

interface WeigherProps {
  rows: WeighedRow[];
  criteria: { criterion: ScoreCriterion; label: string; basis: string }[];
  presets: PresetContent[];
  weights: Weights;
  locale: Locale;
  /** Query parameters of the team. */
  team: [name: string, value: string][];
  /** Path of a tool up to its slug. */
  toolPath: string;
  /** Absolute URL of the page with everything but the weights. */
  address: string;
  shareTitle: string;
  texts: SumTexts & {
    legend: string;
    presets: string;
    ranking: string;
    /** With `{tools}`. */
    order: string;
    noWeight: string;
    out: string;
    shortlist: string;
    /** With `{name}`. */
    sumOf: string;
    share: { share: string; copy: string; mail: string; copied: string; failed: string };
  };
}

/** The first ones, for a list to start from. */
const SHORTLISTED = 5;
/** Sums that are in the page without scripts. */
const SUMS_SENT = 10;
const URL_PAUSE_MS = 300;
const STATUS_PAUSE_MS = 800;

const valuesOf = (values: (number | null)[]) =>
  Object.fromEntries(SCORE_CRITERIA.map((criterion, index) => [criterion, values[index] ?? null])) as ScoreValues;

/** Weights to set, and the tools in the order of their scores, which follows at once. Inside a GET form, so that it works without scripts. */
export function Weigher({ rows, criteria, presets, weights: first, locale, team, toolPath, address, shareTitle, texts }: WeigherProps) {
  const [weights, setWeights] = useState(first);
  const [isTouched, setIsTouched] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState('');
  const applied = useDeferredValue(weights);
  const list = ranked(
    rows.map((row) => ({ ...row, values: valuesOf(row.values) })),
    applied,
  );
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inPoints = (tenths: number) => number.format(tenths / 10);
  const addressOf = (chosenWeights: Weights) => {
    const to = new URL(address);
    for (const [name, value] of weightParams(chosenWeights)) to.searchParams.set(name, value);
    return to;
  };
  const url = addressOf(weights);
  const chosen = presets.find((preset) => sameWeights(preset.weights, weights));
  const labels = new Map(criteria.map(({ criterion, label }) => [criterion, label]));
  const shortlistPath = localePath(
    routes.newShortlist(
      list.slice(0, SHORTLISTED).map(({ slug }) => slug),
      [...team, ...weightParams(weights)],
    ),
    locale,
  );
  const order = list
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');

  // Back and forward show the page as it was first loaded; the weights set since are in its address.
  useLayoutEffect(() => {
    const set = parseWeights(Object.fromEntries(new URLSearchParams(window.location.search)));
    if (set) setWeights((shown) => (sameWeights(shown, set) ? shown : set));
  }, []);
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`), URL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTouched, url.pathname, url.search]);
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => setStatus(texts.order.replace('{tools}', () => order)), STATUS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTouched, order, texts.order]);

  const change = (next: Weights) => {
    setIsTouched(true);
    setWeights(next);
  };
  const set = (criterion: ScoreCriterion, text: string) => {
    const value = Math.min(WEIGHT_MAX, Math.max(0, Math.round(Number(text))));
    if (Number.isFinite(value)) change({ ...weights, [criterion]: value });
  };

  return (
    <>
      <div className="weights">
        <fieldset>
          <legend>{texts.presets}</legend>
          <ul className="flex flex-wrap gap-2">
            {presets.map((preset) => {
              const target = addressOf(preset.weights);
              return (
                <li key={target.search}>
                  <a
                    href={`${target.pathname}${target.search}`}
                    rel="nofollow"
                    aria-current={preset === chosen ? 'true' : undefined}
                    className="weights-preset"
                    onClick={(event) => {
                      event.preventDefault();
                      change(preset.weights);
                    }}
                  >
                    <LocalText text={preset.name} pageLang={locale} />
                  </a>
                </li>
              );
            })}
          </ul>
          {chosen?.reason && (
            <p className="mt-4 text-sm text-muted">
              <LocalText text={chosen.reason} pageLang={locale} />
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend>{texts.legend}</legend>
          {criteria.map(({ criterion, label, basis }) => (
            <div key={criterion} className="weights-line">
              <label htmlFor={weightParam(criterion)}>{label}</label>
              <input
                type="range"
                aria-label={label}
                aria-describedby={`${criterion}-basis`}
                data-needs-script
                min={0}
                max={WEIGHT_MAX}
                value={weights[criterion]}
                onChange={(event) => set(criterion, event.target.value)}
              />
              <input
                type="number"
                id={weightParam(criterion)}
                name={weightParam(criterion)}
                aria-describedby={`${criterion}-basis`}
                inputMode="numeric"
                min={0}
                max={WEIGHT_MAX}
                value={weights[criterion]}
                onChange={(event) => set(criterion, event.target.value)}
              />
              <p id={`${criterion}-basis`}>{basis}</p>
            </div>
          ))}
        </fieldset>
        {/* On small screens the list is further down. */}
        <p
          role="status"
          className={status ? 'sticky bottom-(--banner-height) z-(--layer-sticky) border-t border-line bg-page py-3 text-sm lg:sr-only' : 'sr-only'}
        >
          {status}
        </p>
      </div>
      <section aria-labelledby="weighed" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="weighed" className="text-xl font-bold">
            {texts.ranking}
          </h2>
          <div className="flex flex-wrap items-center gap-3">
            <PageLink href={shortlistPath} rel="nofollow" className={buttonStyles('secondary')}>
              {texts.shortlist}
            </PageLink>
            <ShareMenu title={shareTitle} url={url.href} texts={texts.share} />
          </div>
        </div>
        {list.every(({ score }) => score.score === null) && <p className="mb-4 text-sm font-semibold">{texts.noWeight}</p>}
        <ol className="weighed">
          {list.map(({ slug, name, logo, cost, score }, place) => (
            <li key={slug}>
              <ToolLogo logo={logo} />
              <div className="min-w-0">
                <PageLink href={`${toolPath}${slug}`} className="font-semibold">
                  {name}
                </PageLink>
                <p className="text-sm text-muted">{cost}</p>
              </div>
              <p className="weighed-score">
                <b>{score.score === null ? '–' : inPoints(score.score)}</b>
                <span className="sr-only"> {texts.out}</span>
                <span aria-hidden="true" className="weighed-bar">
                  <i style={{ inlineSize: `${score.score ?? 0}%` }} />
                </span>
              </p>
              {score.score !== null && (
                <details
                  onToggle={(event) => {
                    if (event.currentTarget.open) setOpened((before) => new Set(before).add(slug));
                  }}
                >
                  <summary>
                    <Icon name="chevron-down" className="size-4" />
                    <span aria-hidden="true">{texts.sum}</span>
                    <span className="sr-only">{texts.sumOf.replace('{name}', () => name)}</span>
                  </summary>
                  {(place < SUMS_SENT || opened.has(slug)) && <ScoreSum score={score} labels={labels} texts={texts} inPoints={inPoints} />}
                </details>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
