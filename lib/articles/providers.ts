import { partnerProviders, type Provider } from '@/lib/partners/partner-providers';
import { loadPartners } from '@/lib/site/load-partners';
import { memoize } from '@/lib/site/memoize';
import { photoUrl } from '@/lib/site/picture';
import { loadBlogPage } from './load-blog';

/** Where stock photos come from. */
const PHOTO_HOST: Provider = {
  name: 'Unsplash',
  purpose: 'photos',
  hosts: { img: [new URL(photoUrl('any', 400)).origin] },
};

/**
 * Every outside company that a page may contact. The content security policy and the privacy page are made of this list, so a
 * service that is not on it cannot load.
 */
export const loadProviders = memoize((directory): readonly Provider[] => {
  const { service } = loadBlogPage(directory).newsletter;
  return [
    PHOTO_HOST,
    ...partnerProviders(loadPartners(directory)),
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
