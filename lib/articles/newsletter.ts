import { z } from 'zod';
import { fields, httpsAddress, line } from '@/lib/source/field-rules';
import { isPublicAddress } from '@/lib/source/web-address';

/** A plain form that the reader's browser sends to the provider of the newsletter. */
export interface NewsletterForm {
  /** The provider's name as readers know it. */
  readonly provider: string;
  readonly action: string;
  /** The provider's name for the email field. */
  readonly emailField: string;
  /** Values of hidden fields, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** A field that only bots fill in. The provider ignores subscriptions with it. */
  readonly honeypot?: string;
}

const numberRule = 'the number in the address of the form that the provider shows for embedding';
const number = z.union([z.int(numberRule), z.string(numberRule).regex(/^\d+$/, numberRule)], numberRule);
const userRule = 'your name at Buttondown, as in buttondown.com/your-name';
const mailchimpRule =
  'the action of the form that Mailchimp shows for embedding, such as https://example.us1.list-manage.com/subscribe/post?u=…&id=…';
const brevoRule =
  'the action of the form that Brevo shows for embedding, such as https://example.sibforms.com/serve/…';

/** A public address on a host that ends in `domain`, with these parameters. */
const addressAt = (domain: string, parameters: readonly string[], rule: string) =>
  z.string(rule).refine((text) => {
    if (!isPublicAddress(text)) return false;
    const { hostname, searchParams } = new URL(text);
    return hostname.endsWith(`.${domain}`) && parameters.every((name) => searchParams.get(name));
  }, rule);

/** The settings of each provider, and the form made from them. Sources: the embed forms of the providers. */
const buttondown = fields({
  provider: z.literal('buttondown'),
  user: z.string(userRule).regex(/^[\w-]+$/, userRule),
}).transform(({ user }): NewsletterForm => ({
  provider: 'Buttondown',
  action: `https://buttondown.com/api/emails/embed-subscribe/${user}`,
  emailField: 'email',
  hidden: { embed: '1' },
}));
const mailchimp = fields({
  provider: z.literal('mailchimp'),
  action: addressAt('list-manage.com', ['u', 'id'], mailchimpRule),
}).transform(({ action }): NewsletterForm => {
  const { searchParams } = new URL(action);
  return {
    ...{ provider: 'Mailchimp', action, emailField: 'EMAIL', hidden: {} },
    honeypot: `b_${searchParams.get('u')}_${searchParams.get('id')}`,
  };
});
const kit = fields({ provider: z.literal('kit'), form: number }).transform(({ form }): NewsletterForm => ({
  provider: 'Kit',
  action: `https://app.kit.com/forms/${form}/subscriptions`,
  emailField: 'email_address',
  hidden: {},
}));
const mailerlite = fields({ provider: z.literal('mailerlite'), account: number, form: number }).transform(
  ({ account, form }): NewsletterForm => ({
    provider: 'MailerLite',
    action: `https://assets.mailerlite.com/jsonp/${account}/forms/${form}/subscribe`,
    emailField: 'fields[email]',
    hidden: { 'ml-submit': '1', anticsrf: 'true' },
  }),
);
const brevo = fields({
  provider: z.literal('brevo'),
  action: addressAt('sibforms.com', [], brevoRule),
}).transform(({ action }): NewsletterForm => ({
  ...{ provider: 'Brevo', action, emailField: 'EMAIL', hidden: { locale: 'en', html_type: 'simple' } },
  honeypot: 'email_address_check',
}));
const other = fields({
  provider: z.literal('other'),
  action: httpsAddress,
  emailField: line("the provider's name for the email field, such as 'email'"),
}).transform(({ action, emailField }): NewsletterForm => ({
  ...{ provider: new URL(action).host, action, emailField, hidden: {} },
}));

const noForm = fields({ provider: z.enum(['none', 'feeds']) }).transform(({ provider }) => provider);

/**
 * The newsletter section: a form of a provider; `none`, with a button that does nothing; or `feeds`, with links to the feeds
 * instead of a field and a button.
 */
export const newsletterService = z.discriminatedUnion(
  'provider',
  [noForm, buttondown, mailchimp, kit, mailerlite, brevo, other],
  '{ provider: … } with none, feeds, buttondown, mailchimp, kit, mailerlite, brevo or other',
);
