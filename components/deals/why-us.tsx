import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Claims } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';

const Root = styled.section`
  padding-block: var(--section);
  h2 {
    margin-bottom: 1.5rem;
  }
  dl {
    display: grid;
    gap: 1.5rem 2.5rem;
  }
  /* Three fit from this width. Below, two and one would leave half a row empty. */
  @container (width >= 45rem) {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    margin-bottom: 0.25rem;
    font: 600 1.25rem/1.3 var(--display);
  }
  dt svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--sea);
  }
  /* The color of the other headings. The underline shows that it is a link. */
  dt a {
    color: inherit;
  }
  dd {
    color: var(--ink-soft);
  }
`;

/** Reasons to book with the operator. Renders nothing without points. */
export function WhyUs({ title, points }: Claims['why']) {
  if (points.length === 0) return null;
  return (
    <Root aria-labelledby="why" className="container" data-screen-only="">
      <h2 id="why">{title}</h2>
      <dl>
        {points.map((point) => (
          <div key={point.id}>
            <dt>
              <Icon name={point.icon} />
              {point.page ? (
                <PageLink href={routes.textPage(point.page)}>{point.title}</PageLink>
              ) : (
                point.title
              )}
            </dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
