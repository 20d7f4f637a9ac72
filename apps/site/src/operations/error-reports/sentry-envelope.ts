import { hash, randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import type { ErrorReport } from './error-report.ts'

/** Where a Sentry-compatible service takes errors: `https://<key>@<host>/<project>`. */
export interface Dsn {
  readonly url: string
  readonly key: string
}

/** @returns `undefined` for what is no DSN */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return undefined
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username }
}

/** The request that reports an error, by Sentry's envelope protocol. */
export function buildEnvelope({ key }: Dsn, report: ErrorReport, environment: string) {
  const event = buildEvent(report, environment)
  const payload = JSON.stringify(event)
  const head = { event_id: event.event_id, sent_at: new Date(report.time).toISOString() }
  const item = { type: 'event', length: Buffer.byteLength(payload) }
  return {
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=passepartout/1, sentry_key=${key}`,
    },
    body: `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`,
  }
}

function buildEvent({ message, time, error, details }: ErrorReport, environment: string) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: time / 1000,
    platform: 'node',
    level: 'error',
    logger: 'site',
    environment,
    tags: details,
    ...(error
      ? { transaction: message, exception: { values: [buildException(error)] } }
      : { message, fingerprint: [hash('sha1', `${message} ${details.source ?? ''}`)] }),
  }
}

function buildException({ name, message, stack }: NonNullable<ErrorReport['error']>) {
  const frames = stack.split('\n').flatMap((line) => readFrame(line) ?? [])
  // The call that failed comes last.
  return { type: name, value: message, stacktrace: { frames: frames.toReversed() } }
}

const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/

function readFrame(line: string) {
  const [, called, file = '', row, column] = FRAME.exec(line) ?? []
  if (row === undefined) return undefined
  const isOwn = !file.startsWith('node:') && !file.includes('node_modules')
  const filename = file.startsWith('/') ? relative(process.cwd(), file) : file
  return { ...(called && { function: called }), filename, lineno: Number(row), colno: Number(column), in_app: isOwn }
}
