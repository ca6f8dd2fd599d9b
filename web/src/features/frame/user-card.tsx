import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/frame/index.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';

/** Who is signed in, with the menu Settings and Logout. */
export function UserCard() {
  const { user } = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className="me">
      <Avatar name={user.fullName} seed={user.email} />
      <div className="me-text">
        <div className="me-name strong truncate" title={user.fullName}>{user.fullName}</div>
        <small className="truncate" title={user.email}>{user.email}</small>
      </div>
      <Menu
        label={m.accountMenu}
        items={[
          { label: m.settings, icon: 'settings', onSelect: () => void navigate('/user-settings') },
          { label: m.logout, icon: 'logout', onSelect: () => { session.send({ type: 'session.logout.requested' }); } },
        ]}
      />
    </div>
  );
}
