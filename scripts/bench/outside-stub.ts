import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { encodePng } from '../share/png';

/*
 * Replaces all other hosts in a measurement: the photo host, partners and everything else. Real hosts would make the times vary and
 * would count false clicks. If they were blocked, pages would look as if the photo host were down. So the browser uses this server
 * for every other host, and gets a similar answer: a picture of the requested size, an empty script, an empty page.
 */

/** Bytes per pixel of a photo in AVIF or WebP at the quality that the site asks for. */
const PHOTO_DENSITY = 1 / 8;
const DEFAULT_WIDTH = 400;
/**
 * Milliseconds until a partner's page is answered. An immediate answer would arrive before the first paint of the page around it, and
 * Lighthouse would conclude that the paint depended on it.
 */
const PARTNER_PAUSE = 300;
const PARTNER_PAGE = '<!doctype html><html lang="en"><title>Partner</title>';

/** A gray picture in the format 3:2, with as many bytes as a photo of this width. @param width pixels */
async function photo(width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const rows = Buffer.alloc((width + 1) * height);
  const png = await encodePng({ width, height, rows, palette: [0x7a8794] });
  // Decoders stop reading at the end of the image.
  return Buffer.concat([png, Buffer.alloc(Math.round(width * height * PHOTO_DENSITY))]);
}

/**
 * The request handler for all other hosts. `Sec-Fetch-Dest` contains the purpose of a request. The browser's own requests, such as
 * for updates, get a 404.
 */
export function answerOutside(): RequestListener {
  const photos = new Map<number, Promise<Buffer>>();
  const photoOf = (width: number) => {
    const known = photos.get(width) ?? photo(width);
    photos.set(width, known);
    return known;
  };
  return async (request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000');
    response.setHeader('Access-Control-Allow-Origin', '*');
    switch (request.headers['sec-fetch-dest']) {
      case 'image': {
        const { searchParams } = new URL(request.url ?? '/', 'https://outside');
        const bytes = await photoOf(Number(searchParams.get('w')) || DEFAULT_WIDTH);
        return response.setHeader('Content-Type', 'image/png').end(bytes);
      }
      case 'script':
        return response.setHeader('Content-Type', 'text/javascript').end();
      case 'object':
        await setTimeout(PARTNER_PAUSE);
        return response.setHeader('Content-Type', 'text/html').end(PARTNER_PAGE);
      default:
        return response.writeHead(404).end();
    }
  };
}

/** A self-signed certificate, valid for a day. A flag tells the browser not to check it. */
async function certificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const directory = temporaryFolder();
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=outside'.split(' ');
  const { failed } = await run('openssl', [...request, '-keyout', key, '-out', cert], { reject: false });
  if (failed) {
    throw new UserError('The measurement needs openssl, to stand in for the photo host. Install it.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Starts the server that replaces all other hosts on any free port.
 *
 * @throws UserError without openssl, which creates the certificate
 */
export async function startOutside(): Promise<Server> {
  const server = createServer(await certificate(), answerOutside());
  await once(server.listen(0), 'listening');
  return server;
}
