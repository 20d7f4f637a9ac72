const TAB = '.tabs-field__tab-button'
/** Milliseconds for a tab or a row to open, and for what comes into view to be drawn. */
const OPENING = 350
/** Of a field that may be gone, and of one that the form has and that a slow machine has not drawn yet. */
const LOOKS = { maybe: 6, certain: 170 }
/** Milliseconds for a frame of the busiest machine; a window that nobody sees draws none. */
const LONGEST_FRAME = 2000

interface ShowOptions {
  /** Whether the form has the field, so that it will be drawn however long that takes. */
  readonly isThere?: boolean
  /** Ends the search, such as when somebody goes on by themselves. */
  readonly signal?: AbortSignal
}

/**
 * Shows a field of the form and puts the cursor there. It may stand behind another tab or in a closed row: those are opened;
 * of one that is gone, the row or the field that would hold it is shown.
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
  const input = field.matches('input, textarea') ? field : field.querySelector<HTMLElement>('input, textarea, button')
  input?.focus({ preventScroll: true })
  field.dataset.shown = ''
  window.setTimeout(() => delete field.dataset.shown, 4000)
  return true
}

/** Only the fields of the open tab are there. */
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
  const row = `${parts.slice(0, -1).join('-')}-row-${parts.at(-1)}`
  return document.getElementById(`field-${parts.join('__')}`) ?? document.getElementById(row) ?? undefined
}

async function openRows(field: HTMLElement): Promise<void> {
  const closed: HTMLElement[] = []
  for (let row = closedAround(field); row; row = closedAround(row.parentElement)) closed.unshift(row)
  for (const row of closed) {
    row.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click()
    await wait(OPENING)
  }
}

/**
 * Payload draws fields when they come into view. Where a busy machine tells it of two changes at once, it takes the older one, out
 * of view, for the last, and draws nothing as long as they stay. So what is still empty goes out of view, which is waited for, and
 * comes back.
 */
async function comeIntoViewAgain(around: HTMLElement): Promise<void> {
  const empty = [...around.querySelectorAll<HTMLElement>('.render-fields:empty')]
  const [first] = empty
  if (!first) return
  for (const group of empty) group.hidden = true
  await Promise.race([isOutOfView(first), wait(LONGEST_FRAME)])
  for (const group of empty) group.hidden = false
}

/** Resolves when the browser has told everybody who watches what is in view. */
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
  return element?.closest<HTMLElement>('.collapsible--collapsed') ?? null
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => window.setTimeout(done, milliseconds))
}
