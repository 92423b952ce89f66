import { type Score, type ScoreCriterion, UNKNOWN_VALUE } from '@/domain/tool/score';

export interface SumTexts {
  sum: string;
  criterion: string;
  value: string;
  weight: string;
  points: string;
  unknown: string;
  total: string;
  divided: string;
}

interface ScoreSumProps {
  score: Score;
  labels: Map<ScoreCriterion, string>;
  texts: SumTexts;
  inPoints: (tenths: number) => string;
}

/** How a score comes about: value times weight for each criterion, the sum, and that divided by the weights. */
export function ScoreSum({ score: { lines, points, weight, score }, labels, texts, inPoints }: ScoreSumProps) {
  return (
    <table className="score-sum">
      <thead>
        <tr>
          <th scope="col">{texts.criterion}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.weight}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.criterion}>
            <th scope="row">{labels.get(line.criterion)}</th>
            <td>{line.value === null ? texts.unknown.replace('{value}', inPoints(UNKNOWN_VALUE)) : inPoints(line.value)}</td>
            <td>× {line.weight}</td>
            <td>{inPoints(line.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td />
          <td>{weight}</td>
          <td>{inPoints(points)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            {texts.divided.replace('{points}', inPoints(points)).replace('{weight}', String(weight))}
          </th>
          <td>{inPoints(score ?? 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
