import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/frame/index.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { VERSION } from '../../lib/version.ts';
import { Menu } from '../../ui/menu.tsx';
import { PersonCard } from '../../ui/person-card.tsx';

/** Who is signed in, with the menu Settings and Logout, and the version at its end. */
export function UserCard() {
  const { user } = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const menu = (
    <Menu
      label={m.accountMenu}
      items={[
        { label: m.settings, icon: 'settings', onSelect: () => void navigate('/user-settings') },
        {
          label: m.logout,
          icon: 'logout',
          onSelect: () => {
            session.send({ type: 'session.logout.requested' });
          },
        },
        {
          label: m.aboutVersion({ version: VERSION }),
          quiet: true,
          href: '/third-party-notices.txt',
        },
      ]}
    />
  );
  return (
    <div className="me">
      <PersonCard
        isTruncated
        hasBold
        hasKebab
        fullName={user.fullName}
        email={user.email}
        kebab={menu}
      />
    </div>
  );
}
