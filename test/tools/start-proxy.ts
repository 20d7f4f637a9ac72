import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { ROOT } from '../../scripts/folders.ts'
import { findFreePorts } from '../../scripts/system/ports.ts'
import { requireProgram } from './require-program.ts'

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface Asked {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Over TLS, unless it says otherwise. */
  readonly isSecure?: boolean
  /** Whom the request comes from: any address of 127.0.0.0/8. */
  readonly from?: string
}

/**
 * A real nginx with an example of `ops/nginx` as it is written there; only ports, certificates and folders are this machine's.
 *
 * @param upstream the port in the example, and the one that is listened on instead
 */
export async function startProxy(example: string, upstream: { readonly written: number; readonly port: number }) {
  requireProgram('nginx', 'nginx-light')
  requireProgram('openssl', 'openssl')
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-nginx-'))
  const [plain = 0, secure = 0] = await findFreePorts(2)
  makeCertificate(folder, 'tls')
  const copy = (name: string) => readFileSync(join(ROOT, 'ops/nginx', name), 'utf8')
  writeFileSync(join(folder, 'forwarded.conf'), copy('forwarded.conf'))
  const servers = copy(example)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`)
    .replaceAll(/\/etc\/nginx\/tls\/\w+\./g, join(folder, 'tls.'))
    .replaceAll('/etc/nginx/passepartout', folder)
    .replaceAll(`127.0.0.1:${upstream.written}`, `127.0.0.1:${upstream.port}`)
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const head = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`
  writeFileSync(join(folder, 'nginx.conf'), `${head}\nevents {} http { access_log off; ${folders}\n${servers}\n}`)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const send = (asked: Asked) => askProxy(asked, asked.isSecure === false ? plain : secure)
  await vi.waitFor(() => send({ path: '/', isSecure: false }), { timeout: 5000, interval: 50 })
  return {
    ask: send,
    stop: () => {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A certificate of a minute ago that nobody signed: `<name>.crt` and `<name>.key` in a folder. */
export function makeCertificate(folder: string, name: string): void {
  const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.crt`)]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=admin.example', ...files], { stdio: 'ignore' })
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request to a proxy of this machine whose certificate nobody signed. */
export function askProxy(
  { path, method = 'GET', headers = {}, body, isSecure = true, from }: Asked,
  port: number,
): Promise<Answer> {
  const request = isSecure ? requestSecure : requestPlain
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
