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
  { provider: 'mailchimp', action: 'https://list-manage.com.evil.example/?u=1&id=2' },
  { provider: 'brevo', action: 'http://a.sibforms.com/serve/x' },
  { provider: 'buttondown', user: '../x' },
  { provider: 'kit' },
  { provider: 'unknown' },
  'often',
])('%j is refused', (settings) => {
  expect(newsletterService.safeParse(settings).success).toBe(false);
});
