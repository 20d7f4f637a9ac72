import type { ComponentType } from 'react'
import type { WakeOn } from './island.tsx'

type LoadComponent = () => Promise<ComponentType<never>>
type Hydrate = (element: HTMLElement, component: ComponentType<never>, props: object) => Promise<void>

export interface RuntimeParts {
  readonly islands: Readonly<Record<string, LoadComponent>>
  /** Fetches React; asked only when an island wakes up. */
  readonly loadHydrate: () => Promise<Hydrate>
}

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const
/** Wake a little before the island scrolls into view. */
const MARGIN = '200px'

/** Watches the islands of a document and wakes each when its time has come. */
export function startIslands(root: Document, parts: RuntimeParts, earlyClicks: readonly EventTarget[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('pp-island')) {
    const wake = once(() => wakeIsland(element, parts))
    watch(element, element.dataset.on as WakeOn, wake)
    const clicks = earlyClicks.filter((target) => target instanceof Node && element.contains(target))
    for (const target of clicks) replayAfter(wake, target)
  }
}

function watch(element: HTMLElement, on: WakeOn, wake: () => Promise<void>): void {
  if (on === 'interaction') watchIntent(element, wake)
  else whenVisible(element, on === 'idle' ? () => whenIdle(wake) : wake)
}

function watchIntent(element: HTMLElement, wake: () => Promise<void>): void {
  const listen = (event: Event) => {
    if (event.type === 'click' && event.target) replayAfter(wake, event.target)
    else void wake()
  }
  for (const name of INTENT_EVENTS) element.addEventListener(name, listen)
  afterWaking(wake, () => {
    for (const name of INTENT_EVENTS) element.removeEventListener(name, listen)
  })
}

const settled = new WeakMap<() => Promise<void>, (() => void)[]>()

/** Calls back once the island is awake, without waking it. */
function afterWaking(wake: () => Promise<void>, callback: () => void): void {
  settled.set(wake, [...(settled.get(wake) ?? []), callback])
}

/** The same click again, once somebody listens; not where the browser has already acted on it. */
function replayAfter(wake: () => Promise<void>, target: EventTarget): void {
  void wake().then(() => {
    if (target instanceof HTMLElement && !hasNativeAction(target)) target.click()
  })
}

function hasNativeAction(target: HTMLElement): boolean {
  return target.closest('a[href], summary, label, input, select, [popovertarget], [type=submit]') !== null
}

function whenVisible(element: HTMLElement, callback: () => void): void {
  // The element itself has no box (display: contents); what it shows is watched.
  const shown = element.firstElementChild ?? element
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(shown)
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 4000 })
  else setTimeout(callback, 200)
}

async function wakeIsland(element: HTMLElement, { islands, loadHydrate }: RuntimeParts): Promise<void> {
  const load = islands[element.dataset.name ?? '']
  if (!load) return
  const props: unknown = JSON.parse(element.dataset.props ?? '{}')
  const [hydrate, component] = await Promise.all([loadHydrate(), load()])
  await hydrate(element, component, props as object)
  element.dataset.awake = ''
}

/** Wakes at most once; a failed download may be tried again at the next sign of interest. */
function once(run: () => Promise<void>): () => Promise<void> {
  let flight: Promise<void> | undefined
  const wake = () => {
    flight ??= run().then(
      () => {
        for (const callback of settled.get(wake) ?? []) callback()
      },
      () => {
        flight = undefined
      },
    )
    return flight
  }
  return wake
}
