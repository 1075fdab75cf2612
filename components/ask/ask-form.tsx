import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  font-size: var(--text-m);
  &[hidden] {
    display: none;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  label {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2.75rem;
    font-size: var(--text-s);
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--sea);
  }
  /* Without scripts, nothing would come of it. */
  @media (scripting: none) {
    display: none;
  }
`;

interface AskFormProps {
  /** What a press shows. It comes into the `data-part="area"` of the same section. */
  readonly shows: 'comments';
  /** Whose content it is. */
  readonly provider: string;
  readonly button: string;
  /** Whether the page presses by itself when a reader comes near. */
  readonly isEager?: boolean;
  /** What the provider learns and may store. */
  readonly children: ReactNode;
}

/**
 * A button in the place of what another company delivers (`scripts/hydration/outside-parts.ts`). It is a form because the loader keeps
 * a press on one until its script is there; outside a dialog, method 'dialog' submits nothing.
 */
export function AskForm({ shows, provider, button, isEager = false, children }: AskFormProps) {
  return (
    <Root
      method="dialog"
      data-runs={shows}
      data-ask={provider}
      data-eager={isEager ? '' : undefined}
      suppressHydrationWarning
    >
      <p>{children}</p>
      <button type="submit" className="button" suppressHydrationWarning>
        {button}
      </button>
      <p role="alert" hidden>
        {provider} did not answer. Press again to retry, or reload the page.
      </p>
    </Root>
  );
}
