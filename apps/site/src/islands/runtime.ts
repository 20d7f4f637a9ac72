import type { LoadIsland } from './registry.ts'
import { whenSeen } from './when-seen.ts'

type Islands = Readonly<Record<string, LoadIsland>>

/** Resolves once the island's handlers are in place; `false` when it could not be fetched. */
type Wake = () => Promise<boolean>

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const
/** Wake a little before the island scrolls into view. */
const MARGIN = '200px'
const NATIVE = 'a[href], summary, label, input, select, [popovertarget], [type=submit]'

/** Watches the islands of a document and wakes each when its time has come. */
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

/** Any island wakes at a sign of interest; what is clicked meanwhile is done afterwards. */
function listenForIntent(element: HTMLElement, wake: Wake): void {
  // An island inside a panel wakes when somebody makes for the button that opens it.
  const area = element.closest<HTMLElement>('[data-intent]') ?? element
  const listen = (event: Event) => {
    if (element.dataset.awake !== undefined) {
      for (const name of INTENT_EVENTS) area.removeEventListener(name, listen)
    } else if (event.type === 'click' && event.target instanceof HTMLElement && element.contains(event.target)) {
      if (event.target.closest('[data-hold]') && !hasModifier(event)) event.preventDefault()
      void replay(wake, event.target)
    } else void wake()
  }
  for (const name of INTENT_EVENTS) area.addEventListener(name, listen)
}

function hasModifier(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
}

/** The same click again, once somebody listens; not where the browser has acted on it already. */
async function replay(wake: Wake, target: HTMLElement): Promise<void> {
  const held = target.closest<HTMLAnchorElement>('[data-hold]')
  if (!(await wake())) {
    // Nobody will ever listen: the link that was held is followed after all.
    if (held?.href) location.assign(held.href)
  } else if (held || !target.closest(NATIVE)) target.click()
}

function whenVisible(element: HTMLElement, callback: () => void): void {
  // The element itself has no box (display: contents); what it shows is watched. An island that is not displayed at
  // this width is never seen, and costs nothing.
  whenSeen(element.firstElementChild ?? element, callback, MARGIN)
}

/** Wakes at most once; a failed download may be tried again at the next sign of interest. */
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
