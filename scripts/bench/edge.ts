import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { listens } from '../system/ports.ts'

/** The host of pictures at the edge; any other host is the site's. */
export const EDGE_IMAGES = 'https://images.example/images'

/** The page of a peer: its own HTML at the address of ours, with our style sheets, fonts and pictures beside it. */
export const PEER_PAGE = 'https://peer.example/things-to-do-in-paris/'

/** Chromium flags that resolve all sample hosts to the edge and accept its certificate. */
export function edgeFlags(port: number): string[] {
  return [`--host-resolver-rules=MAP *.example:443 127.0.0.1:${port}`, '--ignore-certificate-errors']
}

/** A reverse proxy in front of the site. */
export interface Edge {
  /** On 127.0.0.1. */
  readonly port: number
  readonly stop: () => Promise<void>
}

interface EdgePlaces {
  readonly port: number
  readonly sitePort: number
  /** Address of the image host. */
  readonly sandbox: string
  /** Of the server that answers PEER_PAGE. */
  readonly peerPort: number
}

/**
 * Starts nginx with the configuration of docs/how-to/cdn.md, plus TLS, HTTP/2 and a new self-signed certificate. The image host
 * is a second host of it, a peer's page a third. The site must trust it (`TRUST_PROXY=1`).
 */
export async function startEdge({ port, sitePort, sandbox, peerPort }: EdgePlaces): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-edge-'))
  const certificate = makeCertificate(folder)
  const listen = `listen 127.0.0.1:${port} ssl http2; ${certificate}`
  const site = documentedConfiguration()
    .replace('listen 80;', listen)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('/var/cache/nginx/passepartout', join(folder, 'cache'))
  const images = `server { ${listen} server_name images.example; location / { proxy_pass ${sandbox.replace('localhost', '127.0.0.1')}; proxy_http_version 1.1; } }`
  const files = `proxy_pass http://127.0.0.1:${sitePort}; proxy_set_header Host www.wayfare.example; proxy_set_header X-Forwarded-Proto https;`
  const peer = `server { ${listen} server_name peer.example; gzip on; proxy_http_version 1.1; location = ${new URL(PEER_PAGE).pathname} { proxy_pass http://127.0.0.1:${peerPort}; } location / { ${files} } }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${temporary.join(' ')} ${site} ${images} ${peer} }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 50 || nginx.exitCode !== null) throw new PlainError(`nginx does not answer on port ${port}.`)
    await sleep(100)
  }
  return {
    port,
    stop: async () => {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function documentedConfiguration(): string {
  const [, example] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/how-to/cdn.md'), 'utf8')) ?? []
  if (example === undefined) throw new Error('docs/how-to/cdn.md has no configuration of nginx')
  return example
}

/** @returns the directives with its paths */
function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-subj', '/CN=passepartout', '-days', '1', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}
