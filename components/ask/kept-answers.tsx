import styled from 'styled-components';

const Root = styled.section`
  form {
    margin-block: 0.5rem;
  }
  /* The paragraph says that there are no answers. Forms of companies without a stored answer are hidden. */
  ul:has(form:not([hidden])) + p {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * The companies that the reader always allows, each with a button to withdraw consent. `scripts/hydration/watch-outside.ts` shows the
 * forms of these companies.
 */
export function KeptAnswers({ providers }: { readonly providers: readonly string[] }) {
  return (
    <Root aria-labelledby="answers">
      <h2 id="answers">What you have allowed</h2>
      <p>
        Your answers are kept in this browser and sent to no one. If your browser asks not to be tracked
        (Global Privacy Control), nothing loads because of a saved answer. What a company has stored itself,
        you can remove in the settings of your browser.
      </p>
      <ul role="list">
        {providers.map((provider) => (
          <li key={provider}>
            <form method="dialog" data-runs="withdraw" data-ask={provider} hidden suppressHydrationWarning>
              <button type="submit" className="button" data-variant="quiet">
                Stop allowing {provider}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p role="status" tabIndex={-1}>
        You have allowed no company for good.
      </p>
    </Root>
  );
}
