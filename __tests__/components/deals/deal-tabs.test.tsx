import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DealTabs } from '@/components/deals/deal-tabs.client';

const tabs = ['one', 'two', 'three'].map((name) => ({
  label: name,
  href: `/${name}`,
  panel: <a href={`https://partner.example/${name}`}>{`deal ${name}`}</a>,
}));
const shown = () => screen.getByRole('tabpanel');
const tab = (name: string) => screen.getByRole('tab', { name });

test('each tab is a link to its page, names its panel, and only the first is a stop of the Tab key', () => {
  render(<DealTabs label="Kinds" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Kinds' })).toBeVisible();
  for (const [index, { label, href }] of tabs.entries()) {
    expect(tab(label)).toHaveAttribute('href', href);
    expect(tab(label)).toHaveProperty('tabIndex', index === 0 ? 0 : -1);
    const panel = document.getElementById(tab(label).getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('aria-labelledby', tab(label).id);
  }
  expect(shown()).toHaveAccessibleName('one');
});

test('arrows go around, Home and End to the ends, and each shows its panel in place', async () => {
  const user = userEvent.setup();
  render(<DealTabs label="Kinds" tabs={tabs} />);
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'two'],
    ['{ArrowRight}', 'three'],
    ['{ArrowRight}', 'one'],
    ['{ArrowLeft}', 'three'],
    ['{Home}', 'one'],
    ['{End}', 'three'],
    ['{ArrowDown}', 'three'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'three'],
    ['{Meta>}{ArrowRight}{/Meta}', 'three'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tabpanel')).toEqual([shown()]);
    expect(shown()).toHaveAccessibleName(name);
  }
  await user.tab();
  expect(screen.getByRole('link', { name: 'deal three' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('three')).toHaveFocus();
});

test('the HTML has the first panel only and stops at each tab; a panel that was open stays in the page', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<DealTabs label="Kinds" tabs={tabs} />);
  expect(within(container).getByText('deal one')).toBeVisible();
  expect(within(container).queryByText('deal two')).toBeNull();
  // Without React, each tab is a link that the Tab key must reach.
  expect(
    within(container)
      .getAllByRole<HTMLAnchorElement>('tab')
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([0, 0, 0]);
  render(<DealTabs label="Kinds" tabs={tabs} />, { container, hydrate: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(container).getByText('deal two')).toBeVisible();
  expect(within(container).getByText('deal one')).not.toBeVisible();
  expect(within(container).queryByText('deal three')).toBeNull();
});
