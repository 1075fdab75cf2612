import { drawPriceLine } from '@/lib/deals/prices/draw-price-line';

const today = '2026-11-22';
const draw = (days: Readonly<Record<string, number>>, seen = today) => {
  const history = Object.entries(days).map(([day, price]) => ({ day, price }));
  return drawPriceLine({ history, seen, price: days[seen] ?? 0 }, today);
};

test('the line ends today, the lowest price at the bottom and the highest at the top', () => {
  expect(draw({ '2026-11-12': 500, '2026-11-17': 300, '2026-11-21': 400, '2026-11-22': 350 })).toEqual({
    line: 'M80 0l5 20l4-10l1 5',
    now: 'M90 15h0',
    start: 80,
    at: { x: 90, y: 15 },
    low: 300,
    high: 500,
    days: 10,
  });
});

test('the price shown is marked on the day it was seen', () => {
  expect(draw({ '2026-08-24': 500, '2026-11-20': 300, '2026-11-22': 400 }, '2026-11-20')).toMatchObject({
    line: 'M0 0l88 20l2-10',
    now: 'M88 20h0',
    days: 90,
  });
});

test('days on one straight line cost nothing', () => {
  const days = {
    '2026-11-18': 300,
    '2026-11-19': 300,
    '2026-11-20': 300,
    '2026-11-21': 400,
    '2026-11-22': 500,
  };
  expect(draw(days)?.line).toBe('M86 20h2l2-20');
});

test('one price all along is a line in the middle', () => {
  expect(draw({ '2026-11-20': 300, '2026-11-22': 300 })).toMatchObject({ line: 'M88 10h2', now: 'M90 10h0' });
});

test('a single day makes no line', () => {
  expect(draw({ '2026-11-22': 300 })).toBeUndefined();
  expect(draw({})).toBeUndefined();
});
