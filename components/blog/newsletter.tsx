import styled from 'styled-components';
import { fieldCss } from '@/components/ui/field-css';
import type { BlogPage } from '@/lib/articles/load-blog';
import { routes } from '@/lib/site/routes';
import { asset } from '@/lib/site/address';

const Root = styled.section`
  padding-block: 3rem;
  > div {
    display: grid;
    gap: 1.5rem;
    padding: clamp(1.5rem, 5vw, 3rem);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--sand);
    align-items: center;
  }
  h2 {
    margin-bottom: 0.5rem;
    font-size: var(--text-xl);
  }
  p {
    color: var(--ink-soft);
  }
  p a {
    display: inline-block;
    min-height: 1.5rem;
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
  @media (width >= 48rem) {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** A plain form if there is a provider. Without one there is no form, so the button does nothing (product 4.5). */
export function Newsletter({ title, text, action, emailField }: BlogPage['newsletter']) {
  const fields = (
    <>
      <label>
        Email address
        <input type="email" name={emailField} autoComplete="email" />
      </label>
      <button type={action ? 'submit' : 'button'} className="button">
        Subscribe
      </button>
    </>
  );
  return (
    <Root aria-labelledby="newsletter" className="container">
      <div>
        <div>
          <h2 id="newsletter">{title}</h2>
          <p>{text}</p>
          <p>
            Or follow by <a href={asset(routes.rss)}>RSS</a>, <a href={asset(routes.atom)}>Atom</a> or{' '}
            <a href={asset(routes.jsonFeed)}>JSON Feed</a>.
          </p>
        </div>
        {action ? (
          <form data-part="form" method="post" action={action}>
            {fields}
          </form>
        ) : (
          <div data-part="form" role="group" aria-labelledby="newsletter">
            {fields}
          </div>
        )}
      </div>
    </Root>
  );
}
