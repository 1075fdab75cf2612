import styled from 'styled-components';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
import { crumbsCss } from './crumbs-css';

const Root = styled.div`
  padding-top: 1.5rem;
  ${crumbsCss}
`;

/** Breadcrumbs in a row of their own below a hero. */
export function CrumbsRow(props: BreadcrumbsProps) {
  return (
    <Root className="container">
      <Breadcrumbs {...props} />
    </Root>
  );
}
