import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { UNTOUCHED_BY_REACT } from '@/components/ui/untouched-by-react';
import type { BodyBlock } from '@/lib/articles/markdown/body';
import { VIDEO_HOSTS } from '@/lib/articles/markdown/video-hosts';

/**
 * A video. The page sends no request to its host until the reader presses the link, which the player then replaces (`play-video.ts`).
 * Without scripts, the link leads to the page of the video.
 */
export function VideoEmbed({ host, id, text, poster }: Extract<BodyBlock, { kind: 'video' }>) {
  const { name, page, player } = VIDEO_HOSTS[host];
  return (
    <figure data-video="">
      <div data-part="screen">
        {poster && <Picture photo={poster} sizes="(width >= 76rem) 57rem, 92vw" largest={912} decorative />}
        <a
          href={page(id)}
          target="_blank"
          rel="nofollow noopener"
          data-runs="video"
          data-player={player(id)}
          data-title={text}
        >
          <span>
            <Icon name="play" />
            <span>
              <span className="visually-hidden">Play the video: </span>
              {text}
            </span>
          </span>
        </a>
        <div data-part="player" {...UNTOUCHED_BY_REACT} />
      </div>
      <figcaption>The video comes from {name} when you press it.</figcaption>
    </figure>
  );
}
