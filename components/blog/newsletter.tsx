import styled from 'styled-components';
import { airmailCss } from '@/components/ui/airmail-css';
import { fieldCss } from '@/components/ui/field-css';
import { InternalLink } from '@/components/ui/internal-link';
import type { BlogPage } from '@/lib/articles/load-blog';
import type { NewsletterForm } from '@/lib/articles/newsletter';
import { routes } from '@/lib/site/routes';
import { asset } from '@/lib/site/address';

const Root = styled.section`
  padding-block: 3rem;
  > div {
    display: grid;
    gap: 1.5rem;
    padding: clamp(min(1.5rem, 7.5vw), 5vw, 3rem);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--sand);
    align-items: center;
    ${airmailCss}
  }
  h2 {
    margin-bottom: 0.5rem;
    font-size: var(--text-xl);
  }
  p {
    color: var(--ink-soft);
  }
  p a {
    padding-block: 0.25rem;
  }
  [data-part='form'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.75rem;
  }
  ${fieldCss}
  label {
    flex: 1 14rem;
  }
  [data-part='consent'] {
    flex-basis: 100%;
    font-size: var(--text-s);
  }
  @container (width >= 48rem) {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

interface FieldsProps {
  readonly name: string;
  readonly buttonType: 'submit' | 'button';
  readonly isRequired?: boolean;
}

const Fields = ({ name, buttonType, isRequired }: FieldsProps) => (
  <>
    <label>
      Email address
      <input type="email" name={name} autoComplete="email" required={isRequired} />
    </label>
    <button type={buttonType} className="button" data-variant={buttonType === 'button' ? 'quiet' : undefined}>
      Subscribe
    </button>
  </>
);

interface SubscribeFormProps {
  readonly form: NewsletterForm;
  readonly privacyPath: string | undefined;
}

/** A plain form that is sent to the provider. The provider's page replaces this one. */
const SubscribeForm = ({ form, privacyPath }: SubscribeFormProps) => (
  <form data-part="form" method="post" action={form.action}>
    {Object.entries(form.hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {form.honeypot && <input type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" hidden />}
    <Fields name={form.emailField} buttonType="submit" isRequired />
    <p data-part="consent">
      {form.provider} stores your address to send you the letter. You can unsubscribe in every letter.
      {privacyPath && (
        <>
          {' '}
          <InternalLink href={privacyPath}>Privacy</InternalLink>
        </>
      )}
    </p>
  </form>
);

/** How the sentence with the feeds begins. */
const FOLLOW = {
  none: 'Sign-up is not open yet. Until then, follow',
  feeds: 'Follow',
  form: 'Or follow',
};

interface NewsletterProps extends Pick<BlogPage['newsletter'], 'title' | 'text' | 'service'> {
  /** Path of the page that lists the data other companies receive. */
  readonly privacyPath?: string | undefined;
}

/** The newsletter section: a form if there is a provider, only the feeds, or a button that does nothing (product 4.5). */
export function Newsletter({ title, text, service, privacyPath }: NewsletterProps) {
  return (
    <Root aria-labelledby="newsletter" className="container">
      <div>
        <div>
          <h2 id="newsletter">{title}</h2>
          <p>{text}</p>
          <p>
            {FOLLOW[typeof service === 'string' ? service : 'form']} by <a href={asset(routes.rss)}>RSS</a>,{' '}
            <a href={asset(routes.atom)}>Atom</a> or <a href={asset(routes.jsonFeed)}>JSON Feed</a>.
          </p>
        </div>
        {service === 'none' && (
          <div data-part="form" role="group" aria-labelledby="newsletter">
            <Fields name="email" buttonType="button" />
          </div>
        )}
        {typeof service !== 'string' && <SubscribeForm form={service} privacyPath={privacyPath} />}
      </div>
    </Root>
  );
}
