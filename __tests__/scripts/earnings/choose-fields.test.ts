import { chooseFields } from '@/scripts/earnings/choose-fields';

const SUMS = ['redirects_count', 'paid_profit_usd_sum'];
const STATES = ['processing', 'paid', 'cancelled'];

test('rows that the network has summed up are asked for, told apart by what there is', () => {
  const aggregated = ['sub_id', 'campaign_id', ...SUMS];
  expect(chooseFields(aggregated, ['date', 'state'], true)).toEqual({
    kind: 'aggregated',
    // A query for a field that the list does not have would fail; days are only grouped by.
    fields: aggregated,
    dimensions: ['sub_id', 'campaign_id', 'date'],
    names: { clicks: 'redirects_count', earned: 'paid_profit_usd_sum' },
    missing: ['searches', ...STATES, 'pending'],
  });
});

test('every measure that the network sums up is asked for', () => {
  const names = {
    clicks: 'redirects_count',
    searches: 'searches_count',
    processing: 'processing_actions_count',
    paid: 'paid_actions_count',
    cancelled: 'cancelled_actions_count',
    earned: 'paid_profit_usd_sum',
    pending: 'processing_profit_usd_sum',
  };
  const fields = Object.values(names);
  expect(chooseFields(fields, [], false)).toMatchObject({ fields, names, missing: [] });
});

test('the sub-id is always one of the dimensions, a day only where it is wanted', () => {
  expect(chooseFields(['date', 'campaign_id', ...SUMS], [], false)).toMatchObject({
    fields: ['campaign_id', ...SUMS],
    dimensions: ['sub_id', 'campaign_id'],
  });
});

test.each([
  ['clicks_count', 'clicks'],
  ['paid_profit_usd_sum', 'earned'],
])('%s alone is enough for a report', (field, measure) => {
  expect(chooseFields([field], [], false)).toMatchObject({ kind: 'aggregated', names: { [measure]: field } });
});

test('the newer one of two names is taken', () => {
  expect(chooseFields(['clicks_count', 'redirects_count'], [], false)).toMatchObject({
    names: { clicks: 'redirects_count' },
  });
});

test('without sums, single actions are asked for', () => {
  const details = ['state', 'action_type', 'paid_profit_usd', 'processing_profit_usd', 'action_id'];
  const raw = ['sub_id', 'date', ...details];
  expect(chooseFields(['searches_count'], ['price_usd', ...raw], true)).toEqual({
    kind: 'raw',
    fields: raw,
    dimensions: ['sub_id', 'date'],
    missing: ['clicks', 'searches'],
  });
});

test('actions without state and pending money have a report of what is paid', () => {
  expect(chooseFields([], ['sub_id', 'paid_profit_usd'], false)).toMatchObject({
    fields: ['sub_id', 'paid_profit_usd'],
    missing: ['clicks', 'searches', ...STATES, 'pending'],
  });
});

test.each([[['sub_id', 'state']], [['paid_profit_usd', 'state']], [[]]])(
  'fields %j have nothing to report',
  (raw) => {
    expect(chooseFields(['searches_count'], raw, false)).toBeUndefined();
  },
);
