import { proposeCategory } from '@/scripts/import/fields/categories';

/* Which of our categories an article of another site goes to. */

test.each([
  [['Italy', 'Trains'], 'Lisbon', 'Transportation', 'Trains'],
  [['budget-travel'], 'Lisbon', 'Budget Travel', 'budget-travel'],
  [[], 'How to plan two weeks', 'Travel Planning', 'How to plan two weeks'],
  [['solo travel'], 'My hotel', 'Solo Travel', 'solo travel'],
  [['Italy'], 'Lisbon', 'Destinations', undefined],
])('%p and %p propose %p', (filed, title, category, sign) => {
  expect(proposeCategory(filed, title)).toEqual({ category, ...(sign === undefined ? {} : { sign }) });
});

test.each([
  ['Walking alone', 'Destinations'],
  ['Traveling alone', 'Solo Travel'],
  ['Travelling alone', 'Solo Travel'],
  ['Sustainability', 'Sustainable Travel'],
  ['An eco-friendly week', 'Sustainable Travel'],
  ['Ecofriendly', 'Sustainable Travel'],
  ['A credit card', 'Travel Finance'],
  ['Credit cards', 'Travel Finance'],
  ['A point and miles', 'Travel Finance'],
  ['Points & miles', 'Travel Finance'],
  ['Remote work', 'Travel Finance'],
  ['A flight', 'Flight Tips'],
  ['Flights', 'Flight Tips'],
  ['An airline', 'Flight Tips'],
  ['Two airports', 'Flight Tips'],
  ['An airport', 'Flight Tips'],
  ['A layover', 'Flight Tips'],
  ['Jetlag', 'Flight Tips'],
  ['Jet lag', 'Flight Tips'],
  ['A hotel', 'Hotels'],
  ['A hostel', 'Hotels'],
  ['Accommodation', 'Hotels'],
  ['A resort', 'Hotels'],
  ['A train', 'Transportation'],
  ['A railway', 'Transportation'],
  ['A bus', 'Transportation'],
  ['Buses', 'Transportation'],
  ['A roadtrip', 'Transportation'],
  ['Road trips', 'Transportation'],
  ['Vanlife', 'Transportation'],
  ['Van camping', 'Destinations'],
  ['Vancamping', 'Transportation'],
  ['A ferry', 'Transportation'],
  ['Ferries', 'Transportation'],
  ['A cycle path', 'Transportation'],
  ['Biking', 'Transportation'],
  ['Motorcycles', 'Transportation'],
  ['What it costs', 'Budget Travel'],
  ['The cost', 'Budget Travel'],
  ['A visa', 'Travel Planning'],
  ['A checklist', 'Travel Planning'],
  ['Check lists', 'Travel Planning'],
  ['A tip', 'Travel Tips'],
  ['A guide', 'Travel Tips'],
  ['One hack', 'Travel Tips'],
  ['Tipping', 'Destinations'],
])('the title %p proposes %p', (title, category) => {
  expect(proposeCategory([], title).category).toBe(category);
});
