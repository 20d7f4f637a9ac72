import type { LoadIsland } from './registry.ts'
import { whenSeen } from './when-seen.ts'

type Islands = Readonly<Record<string, LoadIsland>>

/** Resolves when the island's handlers are attached; `false` when it could not be loaded. */
type Wake = () => Promise<boolean>

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const
/** Islands are hydrated shortly before they scroll into view. */
const MARGIN = '200px'
const NATIVE = 'a[href], summary, label, input, select, [popovertarget], [type=submit]'

/** Hydrates the islands of a document, each at its time. */
export function startIslands(root: Document, islands: Islands, earlyClicks: readonly EventTarget[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('pp-island')) {
    const wake = createWake(element, islands)
    listenForIntent(element, wake)
    if (element.dataset.on === 'visible') whenVisible(element, wake)
    for (const target of earlyClicks) {
      if (target instanceof HTMLElement && element.contains(target)) void replay(wake, target)
    }
  }
}

/** Hydrates an island on interaction, and replays clicks made in the meantime. */
function listenForIntent(element: HTMLElement, wake: Wake): void {
  const listen = (event: Event) => {
    if (element.dataset.awake !== undefined) {
      for (const name of INTENT_EVENTS) element.removeEventListener(name, listen)
    } else if (event.type === 'click' && event.target instanceof HTMLElement && element.contains(event.target)) {
      if (event.target.closest('[data-hold]') && !hasModifier(event)) event.preventDefault()
      void replay(wake, event.target)
    } else void wake()
  }
  for (const name of INTENT_EVENTS) element.addEventListener(name, listen)
}

function hasModifier(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}

/** Replays a click after hydration, unless the browser has already acted on it. */
async function replay(wake: Wake, target: HTMLElement): Promise<void> {
  const held = target.closest<HTMLAnchorElement>('[data-hold]')
  if (!(await wake())) {
    // Hydration failed: follow the held link.
    if (held?.href) location.assign(held.href)
  } else if (held || !target.closest(NATIVE)) target.click()
}

function whenVisible(element: HTMLElement, callback: () => void): void {
  // The element itself has no box (display: contents), so its child is observed. An island that is not displayed at
  // this width is
  // never hydrated.
  whenSeen(element.firstElementChild ?? element, callback, MARGIN)
}

/** Hydrates at most once; a failed download is retried on the next interaction. */
function createWake(element: HTMLElement, islands: Islands): Wake {
  let flight: Promise<boolean> | undefined
  const start = async () => {
    const startIsland = await islands[element.dataset.name ?? '']?.()
    startIsland?.(element)
    if (startIsland) element.dataset.awake = ''
    return startIsland !== undefined
  }
  return () => {
    flight ??= start().catch(() => {
      flight = undefined
      return false
    })
    return flight
  }
}
