import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { PersonCard } from './person-card.tsx';
import { SkeletonTable } from './skeleton-table.tsx';
import { ToastPanel } from './toast-panel.tsx';
import type { ToastMessage } from './toast.ts';

describe('pieces that screens share', () => {
  it('an empty state takes title, description, icon, hasBorders, padding, borderColorIcon and bgIcon', () => {
    const plain = renderToStaticMarkup(
      <EmptyState title="Nothing" description="Come back later." />,
    );
    expect(plain).toBe(
      '<div class="empty-state" data-borders="false" style="padding:48px 24px"><p ' +
        'class="empty-state-title">Nothing</p><p class="empty-state-description">Come back ' +
        'later.</p></div>',
    );
    const full = renderToStaticMarkup(
      <EmptyState
        title="Nothing"
        description="Later."
        icon={<i />}
        hasBorders
        padding="8px"
        borderColorIcon="red"
        bgIcon="blue"
      />,
    );
    expect(full).toContain('data-borders="true" style="padding:8px"');
    expect(full).toContain(
      '<div class="empty-state-icon" style="border-color:red;background:blue"><i></i></div>',
    );
  });

  it('a skeleton has ten rows unless told', () => {
    const rows = (html: string) => html.split('class="skeleton-row"').length - 1;
    expect([
      rows(renderToStaticMarkup(<SkeletonTable />)),
      rows(renderToStaticMarkup(<SkeletonTable rows={3} />)),
    ]).toEqual([10, 3]);
  });

  it(
    'a skeleton of columns that are told has their headings and widths, without reading them ' +
      'out, and pages where there are some',
    () => {
      const columns = [
        {
          id: 'choice',
          header: 'Select',
          head: 'box',
          width: '40px',
          tight: '36px',
          card: 'select' as const,
        },
        { id: 'alert', header: 'Alert', card: 'lead' as const },
        { id: 'source', header: 'Source', width: '128px', minor: true },
        {
          id: 'menu',
          header: 'Actions',
          quietHeader: true,
          width: '52px',
          card: 'corner' as const,
        },
      ];
      const drawn = renderToStaticMarkup(<SkeletonTable rows={1} columns={columns} paged />);
      expect(drawn).toContain(
        'style="--columns:40px minmax(0, 1fr) 128px 52px;--room-columns:40px minmax(0, 1fr) ' +
          '128px 52px;--tight-columns:36px minmax(0, 1fr) 52px"',
      );
      expect(drawn).toContain('<div class="skeleton-head" aria-hidden="true">');
      expect(drawn.split(/<[^>]+>/).filter((words) => words !== '')).toEqual(['Alert', 'Source']);
      expect([
        drawn.split('class="skeleton-line').length - 1,
        drawn.includes('skeleton-foot'),
        renderToStaticMarkup(<SkeletonTable />).includes('skeleton-foot'),
      ]).toEqual([5, true, false]);
    },
  );

  it('a toast has title, description, status and a part that is coloured', () => {
    const nothing = () => undefined;
    const shown = (message: ToastMessage) =>
      renderToStaticMarkup(
        <ToastPanel
          toasts={[{ id: '1', message }]}
          onAction={nothing}
          onClose={nothing}
          onHold={nothing}
          onRelease={nothing}
        />,
      );
    const done = shown({
      title: 'Message sent',
      description: 'To abuse@host.example',
      textToColor: 'abuse@host.example',
    });
    expect(done).toContain('class="toast toast-success" role="group"');
    expect(done).toContain(
      '<div class="strong">Message sent</div><div>To <span ' +
        'class="toast-coloured">abuse@host.example</span></div>',
    );
    expect(shown({ title: 'Rejected', status: 'error' })).toContain(
      'class="toast toast-error" role="alert"',
    );
    expect(shown({ title: 'Saved', textToColor: 'nowhere in it' })).not.toContain('toast-coloured');
  });

  it('a person has the options hasKebab, isTruncated, hasBold and link', () => {
    const shown = (options: Partial<Parameters<typeof PersonCard>[0]>) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <PersonCard
            fullName="Anna Neri"
            email="anna@meridiana.example"
            kebab={<menu />}
            {...options}
          />
        </MemoryRouter>,
      );
    expect(shown({})).toContain('<div class="person-name">Anna Neri</div>');
    expect(shown({})).not.toContain('<menu>');
    expect(shown({ hasKebab: true })).toContain('<menu>');
    expect(shown({ isTruncated: true, hasBold: true })).toContain(
      '<div class="person-name strong truncate person-cut" title="Anna Neri">',
    );
    expect(shown({ link: '/admin/users/details/7' })).toMatch(
      /<a class="person-name" href="\/admin\/users\/details\/7"[^>]*>Anna Neri<\/a>/,
    );
  });
});
