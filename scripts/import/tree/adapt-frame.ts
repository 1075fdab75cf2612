import type { RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { UNTITLED_VIDEO } from '@/lib/articles/placeholders';
import { quoted } from '@/scripts/import/source/finding';
import { mediaAt } from './media';
import type { ImportFrame } from './nodes';
import type { Adaption } from './adaption';
import { paragraph, text } from './parts';

export function frameNodes({ address, title }: ImportFrame, adaption: Adaption): RootContent[] {
  const media = mediaAt(address);
  if (!media) {
    if (!/\.(?:mp4|webm|mov|m4v|mp3|ogg|wav)$/i.test(address) && address.length > 200) return [];
    adaption.note(address, 'frame', `${quoted(address, 120)} was shown in a frame and was left out`);
    return [];
  }
  const { video, place } = media;
  if (video) {
    if (title === '')
      adaption.note(
        address,
        'video',
        `${media.words} has no title: write what it shows instead of '${UNTITLED_VIDEO}'`,
      );
    const label = [text(title || UNTITLED_VIDEO)];
    return [
      {
        type: 'leafDirective',
        name: video.host,
        attributes: { id: video.id },
        children: label as LeafDirective['children'],
      },
    ];
  }
  if (place) {
    const label = [text(place.name)];
    return [
      {
        type: 'leafDirective',
        name: 'map',
        attributes: { at: place.at },
        children: label as LeafDirective['children'],
      },
    ];
  }
  const url = adaption.link(media.page, title || media.words)?.url;
  adaption.note(address, 'frame', `${media.words}, shown in a frame, became a link`);
  return [
    paragraph(
      url ? { type: 'link', url, children: [text(title || media.words)] } : text(title || media.words),
    ),
  ];
}
