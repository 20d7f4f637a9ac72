import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reasonOf } from '../reason-of.ts'
import type { ErrorReport, ErrorReporter } from './error-report.ts'
import { buildEnvelope, type Dsn, parseDsn } from './sentry-envelope.ts'

type Send = (report: ErrorReport) => unknown

/** Reports that may be under way; more are left out. */
const MAX_PENDING = 20
/** Milliseconds for one report, and for those that are under way when the process ends. */
const TIMEOUT = 5000
const CLOSING_TIME = 2000
/** Milliseconds without reports after a service that asks for fewer, unless it says how long. */
const QUIET_FOR = 60_000

/**
 * Where errors are reported to.
 *
 * @param target a DSN, or the path of a module whose default export is called with each error
 * @param warn called once for each way in which reporting fails
 * @throws Error when it is neither
 */
export async function createErrorReporter(
  target: string,
  environment: string,
  warn: (reason: string) => void,
): Promise<ErrorReporter> {
  const dsn = parseDsn(target)
  const send = dsn ? sendTo(dsn, environment) : await loadModule(target)
  const underWay = new Set<Promise<void>>()
  const warned = new Set<string>()
  const attempt = async (report: ErrorReport) => {
    try {
      await send(report)
    } catch (error) {
      const reason = reasonOf(error)
      if (!warned.has(reason)) warn(reason)
      warned.add(reason)
    }
  }
  return {
    report: (report) => {
      if (underWay.size >= MAX_PENDING) return
      const work = attempt(report).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    close: async () => {
      const late = new Promise((end) => setTimeout(end, CLOSING_TIME).unref())
      await Promise.race([Promise.all(underWay), late])
    },
  }
}

function sendTo(dsn: Dsn, environment: string): Send {
  let quietUntil = 0
  return async (report) => {
    if (Date.now() < quietUntil) return
    const request = { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) } as const
    const answer = await fetch(dsn.url, { ...request, ...buildEnvelope(dsn, report, environment) })
    await answer.body?.cancel()
    if (answer.status === 429) quietUntil = Date.now() + (1000 * Number(answer.headers.get('retry-after')) || QUIET_FOR)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }
}

async function loadModule(path: string): Promise<Send> {
  const module: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)
  const { default: send } = module
  if (typeof send !== 'function') throw new Error('its default export is no function')
  return (report) => send(report)
}
