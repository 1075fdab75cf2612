import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppStarted } from '@/components/shell/app-started.client';
import { PageBoundary } from '@/components/shell/page-boundary.client';
import { PreviewNote } from '@/components/shell/preview-note';
import { SiteHeader } from '@/components/shell/site-header';
import { SkipLink } from '@/components/shell/skip-link';
import { GlobalStyle } from '@/components/theme/global-style';
import { displayFace, startUpScript } from '@/components/theme/start-up-script';
import { COLORS } from '@/components/theme/tokens';
import { isDraftBuild } from '@/lib/site/build-context';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';
import { asset } from '@/lib/site/address';
import { readVariable } from '@/lib/site/environment';

export function generateMetadata(): Metadata {
  const { name } = loadSite();
  return {
    title: { default: name, template: `%s | ${name}` },
    ...(isDraftBuild() && { robots: { index: false, follow: false } }),
    icons: { icon: asset('/icon.svg'), apple: asset('/apple-touch-icon.png') },
  };
}

/** The condition is constant when Next compiles, so that a build contains no code of the preview (`__tests__/build/scripts.test.ts`). */
const preview =
  process.env.NODE_ENV === 'development' ? await import('@/components/shell/live-preview.client') : undefined;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: COLORS.light.paper },
    { media: '(prefers-color-scheme: dark)', color: COLORS.dark.paper },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  // Before any content is read: a save in between then causes one more update, instead of being missed.
  const version = preview && readVariable('FAREWIND_CONTENT_VERSION');
  const site = loadSite();
  return (
    // The start-up script sets data attributes on the root element before React sees it.
    // With `data-scroll-behavior`, Next jumps to the top of a new page instead of scrolling there smoothly.
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* The start-up script changes the `media` attribute before React sees it. */}
        <style id="FACE" media="(scripting: none)" suppressHydrationWarning>
          {displayFace()}
        </style>
        <script dangerouslySetInnerHTML={{ __html: startUpScript() }} />
      </head>
      <body>
        <AppStarted />
        {preview && <preview.LivePreview version={version} />}
        <GlobalStyle />
        <SkipLink />
        <SiteHeader
          name={site.name}
          supportNote={site.supportNote}
          supportPath={site.supportPage && routes.textPage(site.supportPage)}
        />
        {isDraftBuild() && <PreviewNote />}
        {/* For errors outside a page's own content, which has its own boundary in `Shell`. */}
        <PageBoundary>{children}</PageBoundary>
      </body>
    </html>
  );
}
