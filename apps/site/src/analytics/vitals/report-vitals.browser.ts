import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { MAX_MOBILE_WIDTH } from '../../islands/correct-viewport.ts'
import type { MeasuredEvent } from '../event-map.ts'
import { readPageFacts } from '../read-page-facts.browser.ts'
import { type ErrorKind, MAX_REPORTED_ERRORS, VITALS_ADDRESS, type Vital, type VitalsReport } from './vitals-report.ts'

/**
 * Pushes web vitals and uncaught errors to the data layer as they occur, and reports them to the site once, when the
 * page is hidden for the first time. A separate script, loaded after the page for a sample of visitors.
 */
function reportVitals(root: Document): void {
  const { pageType: page = 'other' } = readPageFacts(root)?.view ?? {}
  const track = (detail: MeasuredEvent) => root.dispatchEvent(new CustomEvent('page-event', { detail }))
  const vitals = new Map<Vital, number>()
  const faults: ErrorKind[] = []
  let isTold = false

  const onVital = ({ name, value, rating }: Metric): void => {
    if (name === 'FCP' || vitals.has(name)) return
    vitals.set(name, value)
    track({ name: 'Web Vital', vital: name, value: Math.round(value * 1000) / 1000, rating })
  }
  const onFault = (kind: ErrorKind, reason: unknown): void => {
    if (faults.length >= MAX_REPORTED_ERRORS) return
    faults.push(kind)
    track({ name: 'Client Error', kind, message: messageOf(reason) })
  }
  const report = (): void => {
    if (isTold || root.visibilityState !== 'hidden') return
    isTold = true
    const isMobile = innerWidth <= MAX_MOBILE_WIDTH
    const report: VitalsReport = { page, isMobile, vitals: [...vitals], faults }
    navigator.sendBeacon(VITALS_ADDRESS, JSON.stringify(report))
  }

  for (const on of [onLCP, onINP, onTTFB, onCLS]) on(onVital)
  addEventListener('error', ({ error, message }) => onFault('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => onFault('rejection', reason))
  // The library reports its last values on the document's event; the window's event follows.
  addEventListener('visibilitychange', report)
}

/** Thrown values may be of any type. */
function messageOf(reason: unknown): string {
  try {
    return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  } catch {
    return 'unreadable'
  }
}

reportVitals(document)
