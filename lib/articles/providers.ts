import { partnerProviders, type Provider } from '@/lib/partners/partner-providers';
import { loadPartners } from '@/lib/site/load-partners';
import { commentOrigin, commentProvider, type CommentService } from '@/lib/site/comment-service';
import { loadAnalytics, loadSite } from '@/lib/site/load-site';
import { memoize } from '@/lib/site/memoize';
import { hostPhotos, PHOTO_HOST, PHOTO_PROVIDER } from '@/lib/site/picture';
import { loadPictures } from '@/lib/site/pictures';
import { loadGuides } from './guides';
import { loadBlogPage } from './load-blog';
import { loadMagazine } from './magazine';
import { directivesIn } from './markdown/directives';
import { parseBody } from './markdown/parse';
import { VIDEO_HOSTS, type VideoHost } from './markdown/video-hosts';
import { loadTextPages } from './text-pages';

/** The provider of stock photos. */
const PHOTOS: Provider = {
  name: PHOTO_PROVIDER,
  purpose: 'photos',
  hosts: { img: [PHOTO_HOST] },
};

/** The hosts of the videos in published texts. */
function videoProviders(directory: string | undefined): readonly Provider[] {
  const texts = [...loadMagazine(directory).articles, ...loadTextPages(directory), ...loadGuides(directory)];
  const hosts = (Object.keys(VIDEO_HOSTS) as VideoHost[]).filter((host) =>
    texts.some(({ body }) => body.includes(`::${host}`) && directivesIn(parseBody(body)).includes(host)),
  );
  return hosts.map((host) => ({
    name: VIDEO_HOSTS[host].name,
    purpose: 'video',
    hosts: { frame: [new URL(VIDEO_HOSTS[host].player('')).origin] },
  }));
}

/** The hosts that comments need. giscus and Remark42 run in frames with their own policies. Isso renders into the page. */
export function commentHosts(service: CommentService): Provider['hosts'] {
  const host = [commentOrigin(service)];
  switch (service.provider) {
    case 'giscus':
      return { frame: host };
    case 'remark42':
      return { script: host, frame: host };
    case 'isso':
      return { script: host, style: host, connect: host };
  }
}

/**
 * Every outside company that a page may contact. The content security policy and the privacy page are derived from this list, so a
 * service that is not on it cannot load.
 */
export const loadProviders = memoize((directory): readonly Provider[] => {
  const { service } = loadBlogPage(directory).newsletter;
  const analytics = loadAnalytics(directory);
  const { comments } = loadSite(directory);
  return [
    // If all photos were fetched, no page contacts the photo host.
    ...(hostPhotos(Object.values(loadPictures(directory))).length > 0 ? [PHOTOS] : []),
    ...partnerProviders(loadPartners(directory)),
    ...videoProviders(directory),
    ...(analytics
      ? [
          {
            ...{ name: analytics.name, purpose: 'analytics' as const },
            hosts: { connect: [new URL(analytics.address).origin] },
          },
        ]
      : []),
    ...(comments
      ? [
          {
            ...{ name: commentProvider(comments), purpose: 'comments' as const },
            hosts: commentHosts(comments),
          },
        ]
      : []),
    ...(typeof service === 'string'
      ? []
      : [
          {
            ...{ name: service.provider, purpose: 'newsletter' as const },
            hosts: { form: [new URL(service.action).origin] },
          },
        ]),
  ];
});
