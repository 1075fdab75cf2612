import styled from 'styled-components';
import { KeptAnswers } from '@/components/ask/kept-answers';
import { openInPrintCss } from '@/components/ui/open-in-print-css';
import type { Provider, ProviderPurpose } from '@/lib/partners/partner-providers';

/** What companies do on the site, and when a browser contacts them. */
const PURPOSES: Readonly<Record<ProviderPurpose, { readonly title: string; readonly text: string }>> = {
  widget: {
    title: 'Searches and maps in our pages',
    text: 'Your browser requests their scripts shortly after such a page has loaded. They may store data in your browser.',
  },
  frame: {
    title: 'Pages in a frame of ours',
    text: 'Your browser requests them when you open such a page. They may store data in your browser.',
  },
  'search-form': {
    title: 'Our flight search',
    text: 'The company receives what you enter, when you press the button.',
  },
  photos: { title: 'Photos', text: 'Your browser requests each one when it comes near the screen.' },
  video: {
    title: 'Videos',
    text: 'Your browser requests a player when you press a video, and nothing before.',
  },
  analytics: {
    title: 'Counting visits',
    text: 'The company learns which page you open, from where, and which links to partners you press. It sets no cookie. We do not count you if your browser asks not to be tracked.',
  },
  comments: {
    title: 'Comments',
    text: 'Your browser requests them when you press their button or, if we have chosen so, when you come near them. The company keeps what you write there, and may store data in your browser.',
  },
  newsletter: {
    title: 'The letter',
    text: 'The company receives your email address when you subscribe, and sends the letter.',
  },
};

/** The same, for companies whose content waits until the reader allows it. */
const ASKED: Partial<Record<ProviderPurpose, string>> = {
  widget:
    'Your browser requests their scripts when you press their button, or when you have allowed the company for good. They may store data in your browser.',
  frame:
    'Your browser requests them when you press their button, or when you have allowed the company for good. They may store data in your browser.',
  photos:
    'Your browser requests them when you press their button, or when you have allowed the company for good.',
  comments:
    'Your browser requests them when you press their button, or when you come near them and have allowed the company for good. The company keeps what you write there, and may store data in your browser.',
};

/** What the list says if no company does something that readers ask about. */
const NOBODY = [
  ['analytics', 'No company counts your visits.'],
  ['newsletter', 'No company receives an email address for the letter.'],
] as const satisfies readonly (readonly [ProviderPurpose, string])[];

/** A sheet of its own, because the site's settings write it and no author. */
const Root = styled.section`
  /* On top of the contents, which stay in sight until the end of the page. */
  position: relative;
  margin-top: 1.5rem;
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: var(--radius);
  background: var(--sand);
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--text-xl);
  }
  > p {
    max-width: 42rem;
  }
  > div {
    display: grid;
    /* At most two columns, so that four kinds of companies fill their rows. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(24rem, 40%)), 1fr));
    gap: 0 2rem;
  }
  /* Lists in a row begin at the same height. */
  > div > section {
    display: grid;
    grid-row: span 3;
    grid-template: subgrid/minmax(0, 1fr);
    margin-top: 2rem;
  }
  h3 {
    margin-bottom: 0.25rem;
    font-size: 1.1875rem;
  }
  ul {
    margin-top: 0.75rem;
    border-top: 1px solid var(--ink-soft);
  }
  section li {
    border-bottom: 1px solid var(--line);
  }
  summary {
    padding-block: 0.5rem;
    font-weight: 600;
  }
  details {
    ${openInPrintCss}
  }
  details > div {
    padding-bottom: 0.375rem;
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
`;

/** Removes the scheme from an address. */
const hostName = (address: string) => address.replace('https://', '');

/** The heading of the list and its id. */
export const SERVICES = { id: 'services', text: 'Other companies on our pages' } as const;

interface ServiceListProps {
  readonly providers: readonly Provider[];
  /** Whether the content of the companies waits until the reader allows it. */
  readonly asks: boolean;
}

/** Every company that the site's pages may contact: the same list that the content security policy allows. */
export function ServiceList({ providers, asks }: ServiceListProps) {
  const purposes = [...new Set(providers.map(({ purpose }) => purpose))];
  return (
    <Root aria-labelledby={SERVICES.id} data-part="services" data-pagefind-body="" data-pagefind-weight="0.4">
      <h2 id={SERVICES.id}>{SERVICES.text}</h2>
      <p>
        This list comes from the settings of the site and is rebuilt with each release. Your browser blocks
        every other company. A company that delivers something sees the network address of your connection.
        {NOBODY.map(([purpose, text]) => !purposes.includes(purpose) && ` ${text}`)}
      </p>
      <div>
        {purposes.map((purpose) => {
          const { title, text } = PURPOSES[purpose];
          return (
            <section key={purpose} aria-label={title}>
              <h3>{title}</h3>
              <p>{(asks && ASKED[purpose]) || text}</p>
              <ul role="list">
                {providers
                  .filter((provider) => provider.purpose === purpose)
                  .map(({ name, hosts }) => (
                    <li key={name}>
                      <details>
                        <summary>{name}</summary>
                        {[...new Set(Object.values(hosts).flat())].sort().map((host) => (
                          <div key={host}>
                            <code data-host="">{hostName(host)}</code>
                          </div>
                        ))}
                      </details>
                    </li>
                  ))}
              </ul>
            </section>
          );
        })}
      </div>
      {asks && (
        <KeptAnswers
          providers={[...new Set(providers.filter(({ purpose }) => ASKED[purpose]).map(({ name }) => name))]}
        />
      )}
    </Root>
  );
}
