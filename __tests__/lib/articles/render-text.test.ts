import { dealIdsIn, renderText } from '@/lib/articles/render-text';
import { loadPartnerLinks } from '@/lib/site/partner-links';

const ACCOUNT = { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' };
const env = { ...process.env };
beforeEach(() => void Object.assign(process.env, ACCOUNT));
afterEach(() => {
  for (const name of Object.keys(ACCOUNT)) {
    delete process.env[name];
    if (env[name] !== undefined) process.env[name] = env[name];
  }
});

const BODY =
  'See :partner[flights]{to=flights-search place=intro} and [rooms](/hotels).\n\n![Palms](photo:lagoon)';
const render = (body: string) => renderText({ body }, loadPartnerLinks('night-trains'));

test('links of a text that earn have the sub-id of their page and place', () => {
  const { body } = render(BODY);
  const shown = JSON.stringify(body);
  expect(shown).toContain('night-trains_text_intro');
  expect(shown).toContain('/hotels');
});

test('a photo of a text comes with what is known of it', () => {
  expect(render(BODY).body.blocks).toContainEqual(
    expect.objectContaining({ kind: 'picture', photo: expect.objectContaining({ drawing: 'beach' }) }),
  );
});

test('the note on commissions is that of the site', () => {
  expect(render(BODY).commissionNote.text).toBe('Marked links lead to partners, and we may earn from them.');
});

test('a deal of a text is found with its link; one that nobody knows is none', () => {
  const { findDeal } = render('::deal[Go]{#night-cab}');
  expect(findDeal('night-cab')).toMatchObject({
    ...{ kind: 'transfer', id: 'night-cab', title: 'Night cab' },
    url: { subId: 'night-trains_deals_night-cab' },
  });
  expect(findDeal('nowhere')).toBeUndefined();
});

test('the deals of a text are listed by their ids', () => {
  expect(dealIdsIn(render(`${BODY}\n\n::deal[Go]{#night-cab}`).body)).toEqual(['night-cab']);
  expect(dealIdsIn(render(BODY).body)).toEqual([]);
});
