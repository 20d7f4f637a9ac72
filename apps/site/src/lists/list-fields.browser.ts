import { closestTo } from '../dom/clicks.browser.ts'
import { addressWithPageCurrency } from './address-with-page-currency.browser.ts'

/** Milliseconds without a change before a date is taken: typed by keyboard it changes part by part. */
const DATE_DEBOUNCE = 800

export type Field = HTMLInputElement | HTMLSelectElement

export function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/**
 * Calls `choose` when a filter of a list changes: after a pause, or when the field loses the focus, where it is a date.
 *
 * @returns forgets a date whose pause is not over
 */
export function watchFields(root: Document, choose: (form: HTMLFormElement, field?: Field) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const chooseValid = (form: HTMLFormElement, field?: Field) => {
    // Half a date is not reported yet; one outside of the limits is, with the reason.
    if (!field?.validity.badInput && field?.reportValidity() !== false) choose(form, field)
  }

  root.addEventListener('change', ({ target }) => {
    const form = closestTo<HTMLFormElement>(target, 'form[data-filters]')
    if (!form) return
    const field = isField(target) ? target : undefined
    clearTimeout(timer)
    if (field?.type === 'date') timer = setTimeout(chooseValid, DATE_DEBOUNCE, form, field)
    else chooseValid(form, field)
  })
  root.addEventListener('focusout', ({ target }) => {
    if (timer && isField(target) && target.type === 'date' && target.form && target.validity.valid)
      chooseValid(target.form, target)
  })
  return cancel
}

/** The address that the browser would go to, without fields that are empty or invalid. */
export function submissionAddress(form: HTMLFormElement): string {
  const address = new URL(form.action)
  const invalid = [...form.querySelectorAll<HTMLInputElement>('input:invalid')]
  for (const [name, value] of new FormData(form)) {
    const isInvalid = invalid.some((field) => field.name === name && field.value === value)
    if (typeof value === 'string' && value !== '' && !isInvalid) address.searchParams.append(name, value)
  }
  return addressWithPageCurrency(address.href)
}
