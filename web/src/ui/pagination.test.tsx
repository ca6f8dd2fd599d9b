import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { Tabs } from './tabs.tsx';

it('says how many there are, or that there are more than were counted', () => {
  const shown = (isPartial: boolean) =>
    renderToStaticMarkup(
      <Pagination
        noun="alerts"
        page={1}
        pageSize={10}
        count={10_000}
        isPartial={isPartial}
        onPage={() => undefined}
      />,
    );
  expect(shown(false)).toContain('1–10 of 10,000<');
  expect(shown(true)).toContain('1–10 of more than 10,000<');
});

it('gives a tab whose number stopped at a limit a plus', () => {
  const shown = (isPartial: boolean) =>
    renderToStaticMarkup(
      <Tabs
        name="lists"
        label="Lists"
        items={[{ id: 'a', label: 'Review', count: 9_999, isPartial }]}
        selected="a"
        onSelect={() => undefined}
      />,
    );
  expect(shown(false)).toContain('>9,999<');
  expect(shown(true)).toContain('>9,999+<');
});
