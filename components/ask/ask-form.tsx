import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AskedPart } from '@/components/ui/part-names';

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
  /* Global Privacy Control takes precedence over stored answers, so the form does not offer to store one. */
  :root[data-gpc] & label {
    display: none;
  }
  /* The form has no effect without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

export interface AskFormProps {
  /** The content that a press shows. Except for photos, it appears in the `data-part="area"` of the same section. */
  readonly shows: Exclude<AskedPart, 'withdraw'>;
  /** The company that provides the content, named as on the privacy page. A stored answer uses this name. */
  readonly provider: string;
  readonly button: string;
  /** Whether the content waits for the reader's consent, for this time or for good. */
  readonly asks: boolean;
  /** Whether the page presses the button when the reader scrolls near it; with `asks`, only if the reader always allows the company. */
  readonly isEager?: boolean;
  /** What the provider learns and may store. */
  readonly children: ReactNode;
}

/**
 * A button in place of content from another company (`scripts/hydration/outside-parts.ts`). It is a form because the loader holds a press
 * on the button of a form until the script has loaded. Outside a dialog, the method 'dialog' submits nothing.
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
        The content from {provider} could not be loaded. Press again to retry, or reload the page.
      </p>
    </Root>
  );
}
