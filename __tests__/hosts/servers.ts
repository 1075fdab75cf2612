import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Options, ResultPromise } from 'execa';
import { TSX } from '@/__tests__/support/run-typescript';
import { run, runSync } from '@/scripts/command/processes';
import { startServer } from '@/scripts/server/static-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** An export and the folder of the host that it was built for. */
export interface Export {
  readonly directory: string;
  readonly basePath: string;
}

export interface RunningHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface Host {
  readonly name: string;
  /** What is missing on this machine to try it; undefined when nothing is. */
  readonly lack: string | undefined;
  /** @param descriptors how many files and connections the process may have open */
  readonly start: (site: Export, descriptors?: number) => Promise<RunningHost>;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const runs = (command: string, argument: string) => !runSync(command, [argument], { reject: false }).failed;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What stands in the files that `install` puts beside an export: they have no business there, and no host may send them. */
export const SECRET = 'a secret of the operator';

/** Files of the folder for fonts that an operator has put into `public/`. No font of the export has such an ending. */
export const OPERATORS_FILES = ['fonts/own.woff', 'fonts/faces.css'];

/** A folder in which an operator has copied the export to its place, as `deploy/` says, with own fonts and two files too many. */
function install({ directory, basePath }: Export): { readonly folder: string; readonly place: string } {
  const folder = temporaryFolder();
  const place = path.join(folder, 'root', basePath);
  cpSync(directory, place, { recursive: true });
  for (const each of ['fonts', '.git']) mkdirSync(path.join(place, each), { recursive: true });
  for (const file of OPERATORS_FILES) writeFileSync(path.join(place, file), 'fonts of the operator');
  for (const file of ['.env', '.git/config']) writeFileSync(path.join(place, file), SECRET);
  return { folder, place };
}

/** A file of `deploy/` as an operator would edit it. */
function edited(file: string, folder: string, { basePath }: Export, name: string, ownName: string): string {
  const root = path.join(folder, 'root');
  const text = readFileSync(path.join('deploy', file), 'utf8');
  if (!text.includes(name)) throw new Error(`deploy/${file} does not hold '${name}'`);
  return text
    .replaceAll('/srv/farewind/_hosts/', `${root}${basePath}/_hosts/`)
    .replaceAll('/srv/farewind;', `${root};`)
    .replaceAll('root * /srv/farewind', `root * ${root}`)
    .replace(name, ownName);
}

async function answers(origin: string, child: ResultPromise): Promise<boolean> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    if (await fetch(origin).then(Boolean, () => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

interface Place {
  readonly folder: string;
  readonly origin: string;
  readonly descriptors: number | undefined;
}

/** Starts a server with a home of its own and waits until it answers. */
async function start(
  command: readonly [string, ...string[]],
  { folder, origin, descriptors }: Place,
  options: Options = {},
): Promise<RunningHost> {
  const [file, ...args] = descriptors
    ? (['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command] as const)
    : command;
  const child = run(file, args, {
    ...options,
    env: { HOME: folder, XDG_DATA_HOME: folder, ...options.env },
    reject: false,
    all: true,
  });
  const stop = async () => {
    child.kill();
    return child;
  };
  if (await answers(origin, child)) return { origin, stop: async () => void (await stop()) };
  throw new Error(`no answer from ${origin}:\n${(await stop()).all}`);
}

const nginx: Host = {
  name: 'nginx',
  lack: !runs('nginx', '-v')
    ? 'no nginx'
    : !existsSync(BROTLI_MODULE)
      ? 'no module brotli_static for nginx'
      : undefined,
  async start(site, descriptors) {
    const { folder } = install(site);
    const port = await freePort();
    const server = edited('nginx.conf', folder, site, 'listen 80;\n    listen [::]:80;', `listen ${port};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `load_module ${BROTLI_MODULE};
       daemon off; master_process off; pid ${folder}/pid; error_log stderr;
       events {}
       http {
         access_log off;
         ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
         default_type application/octet-stream;
         ${server}
       }`,
    );
    return start(['nginx', '-c', path.join(folder, 'nginx.conf')], {
      folder,
      origin: `http://localhost:${port}`,
      descriptors,
    });
  },
};

const caddy: Host = {
  name: 'Caddy',
  lack: runs('caddy', 'version') ? undefined : 'no caddy',
  async start(site, descriptors) {
    const { folder } = install(site);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const config = edited('Caddyfile', folder, site, 'farewind.example {', `${origin} {`);
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
    return start(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], {
      folder,
      origin,
      descriptors,
    });
  },
};

/** `npm start` as a process of its own, which a limit needs. */
async function startCommand(site: Export, descriptors: number): Promise<RunningHost> {
  const { folder, place } = install(site);
  symlinkSync(place, path.join(folder, 'out'));
  const port = await freePort();
  return start(
    [process.execPath, ...TSX, path.resolve('scripts/start.ts')],
    { folder, origin: `http://localhost:${port}`, descriptors },
    {
      env: { PORT: String(port), BASE_PATH: site.basePath, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      cwd: folder,
    },
  );
}

/** The host that the others are compared with. */
export const npmStart: Host = {
  name: 'npm start',
  lack: undefined,
  async start(site, descriptors) {
    if (descriptors) return startCommand(site, descriptors);
    const { place } = install(site);
    const server = await startServer({ directory: place, basePath: site.basePath, port: 0 });
    const stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
  },
};

export const HOSTS: readonly Host[] = [npmStart, nginx, caddy];
