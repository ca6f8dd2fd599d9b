import type { FindingRowFragment, MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { inFigures } from '../../ui/figures.ts';

type RulePrecision = MediaDetailQuery['media']['rulePrecision'][number];

/** How often people of this company confirmed what the rule of a finding had raised. */
export function Precision({
  finding,
  rules,
}: {
  finding: FindingRowFragment;
  rules: readonly RulePrecision[];
}) {
  const said = rules.find(
    ({ detector, rule }) => detector === finding.detector && rule === finding.rule,
  );
  const judged = said === undefined ? 0 : said.right + said.wrong;
  if (said === undefined || judged === 0) return <small>{m.noneReviewed}</small>;
  return (
    <span
      className="evidence-precision"
      title={m.reviewedConfirmed({ right: inFigures(said.right), judged: inFigures(judged) })}
    >
      <span className="num">{Math.round((said.right / judged) * 100)}%</span>{' '}
      <small>
        {m.confirmedOfReviewed({ right: inFigures(said.right), judged: inFigures(judged) })}
      </small>
    </span>
  );
}
