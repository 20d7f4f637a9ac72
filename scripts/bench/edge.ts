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

/** With these a browser finds every sample host at the edge, and takes its certificate. */
export function edgeFlags(port: number): string[] {
  return [`--host-resolver-rules=MAP *.example:443 127.0.0.1:${port}`, '--ignore-certificate-errors']
}

/** What stands between browsers and the site. */
export interface Edge {
  /** Of 127.0.0.1. */
  readonly port: number
  readonly stop: () => Promise<void>
}

interface EdgePlaces {
  readonly port: number
  readonly sitePort: number
  /** Address of the image host. */
  readonly sandbox: string
}

/**
 * The nginx of docs/how-to/cdn.md as it stands there, but for TLS and HTTP/2, with a certificate that nobody signed, made now. Beside
 * it stands the image host, as a host of its own. The site behind it must trust it (`TRUST_PROXY=1`).
 */
export async function startEdge({ port, sitePort, sandbox }: EdgePlaces): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-edge-'))
  const certificate = makeCertificate(folder)
  const listen = `listen 127.0.0.1:${port} ssl http2; ${certificate}`
  const site = documentedConfiguration()
    .replace('listen 80;', listen)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('/var/cache/nginx/passepartout', join(folder, 'cache'))
  const images = `server { ${listen} server_name images.example; location / { proxy_pass ${sandbox.replace('localhost', '127.0.0.1')}; proxy_http_version 1.1; } }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${temporary.join(' ')} ${site} ${images} }`,
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

/** @returns the directives that name it */
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
