import { atom, onMount, type ReadableAtom } from 'nanostores'

const BUTTONS = 'button[name=currency]'

const current = atom('')
const offered = atom<readonly string[]>([])

/** The code of the currency in which the page shows its prices; empty where there is no page. */
export const currency: ReadableAtom<string> = current

/** The codes on offer, in the order of the locale selector. */
export const currencies: ReadableAtom<readonly string[]> = offered

onMount(current, () => {
  if (typeof document !== 'undefined') current.set(document.documentElement.dataset.currency ?? '')
})

onMount(offered, () => offered.set([...new Set(findButtons().map((button) => button.value))]))

/**
 * Chooses a currency as the visitor does in the locale selector: by its form, so that the page comes anew and no moment
 * shows an old price under a new symbol.
 *
 * @returns `false` when the currency is not on offer; nothing happens then
 */
export function chooseCurrency(code: string): boolean {
  const button = findButtons().find(({ value }) => value === code)
  if (!button?.form) return false
  button.form.requestSubmit(button)
  return true
}

function findButtons(): HTMLButtonElement[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLButtonElement>(BUTTONS)]
}
