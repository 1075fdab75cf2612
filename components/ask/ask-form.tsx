import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: 0.5rem;
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
    text-align: start;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--sea);
  }
  /* Global Privacy Control takes precedence over what is kept, so nothing is. */
  :root[data-gpc] & label {
    display: none;
  }
  /* Without scripts, nothing would come of it. */
  @media (scripting: none) {
    display: none;
  }
`;

export interface AskFormProps {
  /** What a press shows. It comes into the `data-part="area"` of the same section, but for photos. */
  readonly shows: 'comments' | 'widget' | 'frame' | 'photos';
  /** Whose content it is, as on the privacy page: the name of a kept answer. */
  readonly provider: string;
  readonly button: string;
  /** Whether nothing comes before a reader has allowed it, for this time or for good. */
  readonly asks: boolean;
  /** Whether the page presses by itself when a reader comes near; with `asks`, once the company is allowed. */
  readonly isEager?: boolean;
  /** What the provider learns and may store. */
  readonly children: ReactNode;
}

/**
 * A button in the place of what another company delivers (`scripts/hydration/outside-parts.ts`). It is a form because the loader keeps
 * a press on one until its script is there; outside a dialog, method 'dialog' submits nothing.
 */
export function AskForm({ shows, provider, button, asks, isEager = false, children }: AskFormProps) {
  return (
    <Root
      method="dialog"
      data-runs={shows}
      data-ask={provider}
      data-eager={isEager && !asks ? '' : undefined}
      suppressHydrationWarning
    >
      <p>{children}</p>
      {asks && (
        <label>
          <input type="checkbox" name="always" />
          Always allow {provider}
        </label>
      )}
      <button type="submit" className="button" suppressHydrationWarning>
        {button}
      </button>
      <p role="alert" hidden>
        {provider} did not answer. Press again to retry, or reload the page.
      </p>
    </Root>
  );
}
