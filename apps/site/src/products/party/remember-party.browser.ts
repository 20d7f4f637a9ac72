const KEY = 'party'
/** Version prefix of the stored value. */
const VERSION = '1:'
const FIELDS = '[data-party]'

/**
 * Remembers in this browser alone the party of every form that is sent, and fills the forms of later pages with it.
 *
 * @param apply called once with a form of this page, when the remembered party is another than the page's, and the address says none
 */
export function rememberParty(root: Document, apply: (form: HTMLFormElement) => void): void {
  root.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) savePartyOfForm(target)
  })
  const party = storedParty()
  const asked = new URLSearchParams(location.search)
  const selects = [...root.querySelectorAll(FIELDS)].flatMap(selectsOf)
  if (selects.some(({ name }) => asked.has(name))) return
  // Every select is filled, so no shortcut: `filter` instead of `some`.
  const [changed] = selects.filter((select) => fillSelect(select, party.get(select.name)))
  if (changed?.form) apply(changed.form)
}

/** Remembers the party of a form, if it asks for one. */
export function savePartyOfForm(form: HTMLFormElement): void {
  const fields = form.querySelector(FIELDS)
  if (fields) storeParty(selectsOf(fields))
}

/** @returns whether it shows another number than before; what it has no option for changes nothing */
function fillSelect(select: HTMLSelectElement, count: string | null): boolean {
  const isKnown = [...select.options].some(({ value }) => value === count)
  if (!isKnown || count === null || select.value === count) return false
  select.value = count
  return true
}

/** Empty where nothing is stored. */
function storedParty(): URLSearchParams {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return new URLSearchParams(kept.startsWith(VERSION) ? kept.slice(VERSION.length) : '')
  } catch {
    return new URLSearchParams()
  }
}

/** Without local storage nothing is remembered. */
function storeParty(selects: readonly HTMLSelectElement[]): void {
  const party = new URLSearchParams(selects.map(({ name, value }) => [name, value]))
  try {
    localStorage.setItem(KEY, `${VERSION}${party}`)
  } catch {}
}

function selectsOf(fields: Element): readonly HTMLSelectElement[] {
  return [...fields.querySelectorAll('select')]
}
