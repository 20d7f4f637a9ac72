const TAB = '.tabs-field__tab-button'
/** What takes the focus; the mark of comments beside the label does not. */
const INPUT = 'input, textarea, button:not(.comment-mark)'
/** Milliseconds in which a tab or a row opens and renders. */
const OPENING = 350
/** Attempts, for a field that may not exist, and for one that exists but a slow machine has not rendered. */
const LOOKS = { maybe: 6, certain: 170 }
/** Milliseconds for a frame on a busy machine; a hidden window renders none. */
const MAX_FRAME_TIME = 2000

/** Places beside a form that are no fields, by the names under which addresses lead to them. */
const PLACES: Readonly<Record<string, string>> = {
  preview: 'open-preview',
  publish: 'action-save',
  review: 'review-of-page',
}

interface ShowOptions {
  /** Whether the field certainly exists, so that waiting is worthwhile. */
  readonly isThere?: boolean
  /** Stops the search, such as when the person does something else. */
  readonly signal?: AbortSignal
}

/**
 * Scrolls to a field of the form and focuses it, after opening its tab, rows and folded groups. If it does not exist, the nearest row or field
 * around it is shown.
 *
 * @returns whether anything was found
 */
export async function showField(path: string, { isThere = false, signal }: ShowOptions = {}): Promise<boolean> {
  const parts = path.split('.')
  if (!(await openTab(parts))) return false
  let found = nearestTo(parts)
  const most = LOOKS[isThere ? 'certain' : 'maybe']
  for (let looks = 0; found && looks < most && signal?.aborted !== true; looks += 1) {
    await openRows(found)
    found.scrollIntoView({ block: 'center' })
    if (elementOf(parts)) break
    await wait(OPENING)
    if (looks > 0) await comeIntoViewAgain(found)
    found = nearestTo(parts)
  }
  const field = elementOf(parts) ?? found
  if (!field || signal?.aborted) return false
  await openRows(field)
  field.scrollIntoView({ block: 'center' })
  const input = field.matches(INPUT) ? field : field.querySelector<HTMLElement>(INPUT)
  input?.focus({ preventScroll: true })
  field.dataset.shown = ''
  window.setTimeout(() => delete field.dataset.shown, 4000)
  return true
}

/** Whether a field is no longer in the middle of the window, where it was shown: rows above it render late, and push it away. */
export function hasMovedAway(path: string): boolean {
  const field = elementOf(path.split('.'))
  if (!field) return true
  const { top, height } = field.getBoundingClientRect()
  const distance = Math.abs(top + height / 2 - window.innerHeight / 2)
  return distance > Math.max(height / 2, TOLERANCE)
}

/** Pixels that the middle of a small field may be away from that of the window. */
const TOLERANCE = 120

/** Only the fields of the open tab are rendered. */
async function openTab(parts: readonly string[]): Promise<boolean> {
  if (nearestTo(parts)) return true
  for (const tab of document.querySelectorAll<HTMLElement>(TAB)) {
    tab.click()
    await wait(OPENING)
    if (nearestTo(parts)) return true
  }
  return false
}

/** The field, else the row or the field around it. */
function nearestTo(parts: readonly string[]): HTMLElement | undefined {
  for (let length = parts.length; length > 0; length -= 1) {
    const found = elementOf(parts.slice(0, length))
    if (found) return found
  }
  return undefined
}

function elementOf(parts: readonly string[]): HTMLElement | undefined {
  const place = document.getElementById(PLACES[parts.join('.')] ?? '')
  if (place) return place
  const row = `${parts.slice(0, -1).join('-')}-row-${parts.at(-1)}`
  return document.getElementById(`field-${parts.join('__')}`) ?? document.getElementById(row) ?? undefined
}

/** Opens the closed rows and folded groups around a field, the outermost first. */
async function openRows(field: HTMLElement): Promise<void> {
  const closed: HTMLElement[] = []
  for (let row = closedAround(field); row; row = closedAround(row.parentElement)) closed.unshift(row)
  for (const row of closed) {
    if (row instanceof HTMLDetailsElement) row.open = true
    else row.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click()
    await wait(OPENING)
  }
}

/**
 * Payload renders fields when they come into view. When a busy machine reports two changes at once, Payload takes the older one
 * for the current and renders nothing. Moving the field out of view and back makes it look again.
 */
async function comeIntoViewAgain(around: HTMLElement): Promise<void> {
  const empty = [...around.querySelectorAll<HTMLElement>('.render-fields:empty')]
  const [first] = empty
  if (!first) return
  for (const group of empty) group.hidden = true
  await Promise.race([isOutOfView(first), wait(MAX_FRAME_TIME)])
  for (const group of empty) group.hidden = false
}

/** Resolves when intersection observers have reported. */
function isOutOfView(element: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      done()
    })
    observer.observe(element)
  })
}

function closedAround(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.collapsible--collapsed, details:not([open])') ?? null
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => window.setTimeout(done, milliseconds))
}
