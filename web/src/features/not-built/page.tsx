import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import './not-built.css';

type Area = 'analytics';

const AREAS: Record<Area, { title: string; icon: IconName; will: string[]; trial: boolean }> = {
  analytics: {
    title: 'Threat analytics',
    icon: 'chart',
    will: ['Alerts per day, by severity and by source', 'How fast alerts are triaged and how often detectors are right', 'An export of the numbers'],
    trial: true,
  },
};

/** An area that the sidebar names and that is still to come. */
export default function NotBuiltPage({ area }: { area: Area }) {
  const { isFreeTrial } = useViewer();
  const { title, icon, will, trial } = AREAS[area];
  const locked = trial && isFreeTrial;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <Card className="not-built">
        <span className="not-built-icon">
          <Icon name={locked ? 'lock' : icon} />
        </span>
        <h2>{locked ? `${title} is not part of the free trial.` : `${title} is not built yet.`}</h2>
        <p className="dim">This page will hold:</p>
        <ul>
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
