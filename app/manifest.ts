import type { MetadataRoute } from 'next';
import { COLORS } from '@/components/theme/tokens';
import { loadSite } from '@/lib/site/load-site';
import { asset } from '@/lib/site/address';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = loadSite();
  return {
    name,
    description,
    start_url: asset('/'),
    display: 'minimal-ui',
    background_color: COLORS.light.paper,
    theme_color: COLORS.light.paper,
    icons: [192, 512].map((size) => ({
      src: asset(`/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
