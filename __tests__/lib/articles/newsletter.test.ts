import { newsletterService } from '@/lib/articles/newsletter';

/* The forms that each provider shows for embedding, field by field. */

test.each([
  [
    { provider: 'buttondown', user: 'my-letter' },
    'Buttondown',
    'https://buttondown.com/api/emails/embed-subscribe/my-letter',
    { email: '', embed: '1' },
  ],
  [
    { provider: 'mailchimp', action: 'https://a.us1.list-manage.com/subscribe/post?u=4e&id=e0&f_id=1' },
    'Mailchimp',
    'https://a.us1.list-manage.com/subscribe/post?u=4e&id=e0&f_id=1',
    { EMAIL: '', b_4e_e0: '' },
  ],
  [
    { provider: 'kit', form: 123 },
    'Kit',
    'https://app.kit.com/forms/123/subscriptions',
    { email_address: '' },
  ],
  [
    { provider: 'mailerlite', account: 12, form: '1640' },
    'MailerLite',
    'https://assets.mailerlite.com/jsonp/12/forms/1640/subscribe',
    { 'fields[email]': '', 'ml-submit': '1', anticsrf: 'true' },
  ],
  [
    { provider: 'brevo', action: 'https://a.sibforms.com/serve/AbC' },
    'Brevo',
    'https://a.sibforms.com/serve/AbC',
    { EMAIL: '', locale: 'en', html_type: 'simple', email_address_check: '' },
  ],
  [
    { provider: 'other', action: 'https://letters.example/join', emailField: 'mail' },
    'letters.example',
    'https://letters.example/join',
    { mail: '' },
  ],
])('%j', (settings, name, action, fields) => {
  const form = newsletterService.parse(settings);
  if (typeof form === 'string') throw new Error('no form');
  const { honeypot } = form;
  expect(form).toMatchObject({ provider: name, action });
  expect({ [form.emailField]: '', ...form.hidden, ...(honeypot ? { [honeypot]: '' } : {}) }).toEqual(fields);
});

test.each([
  [{ provider: 'mailchimp', action: 'https://list-manage.com.evil.example/?u=1&id=2' }, 'Mailchimp shows'],
  [{ provider: 'mailchimp', action: 'https://a.us1.list-manage.com/subscribe/post?u=1' }, 'Mailchimp shows'],
  [{ provider: 'mailchimp', action: 'https://a.us1.list-manage.com/subscribe/post?id=2' }, 'Mailchimp shows'],
  [{ provider: 'mailchimp', action: 'a.us1.list-manage.com?u=1&id=2' }, 'Mailchimp shows'],
  [{ provider: 'brevo', action: 'http://a.sibforms.com/serve/x' }, 'Brevo shows'],
  [{ provider: 'buttondown', user: '../x' }, 'your name at Buttondown'],
  [{ provider: 'buttondown', user: 'my-letter/archive' }, 'your name at Buttondown'],
  [{ provider: 'kit' }, 'the number in the address of the form'],
  [{ provider: 'kit', form: '123/subscriptions' }, 'the number in the address of the form'],
  [{ provider: 'mailerlite', account: 'no-12', form: 1640 }, 'the number in the address of the form'],
  [{ provider: 'other', action: 'https://letters.example/join' }, "the provider's name for the email field"],
  [{ provider: 'unknown' }, 'none, feeds, buttondown, mailchimp, kit, mailerlite, brevo or other'],
  ['often', 'none, feeds, buttondown, mailchimp, kit, mailerlite, brevo or other'],
])('%j is refused, and what is right is reported: %s', (settings, right) => {
  const issues = newsletterService.safeParse(settings).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining(right)]);
});

test.each([
  ['mailchimp', "https://a;b,c'd.us1.list-manage.com:8443/subscribe/post?u=1&id=2"],
  ['brevo', "https://a;b,c'd.sibforms.com/serve/x"],
])('an address at %s that would end a directive of the policy is refused', (provider, action) => {
  expect(newsletterService.safeParse({ provider, action }).success).toBe(false);
});

test.each(['none', 'feeds'])('with %s there is no form', (provider) => {
  expect(newsletterService.parse({ provider })).toBe(provider);
});
