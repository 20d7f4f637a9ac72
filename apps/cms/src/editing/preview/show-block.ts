import type { FormState } from 'payload'

type Rows = NonNullable<FormState[string]['rows']>

/** Opens the row of a block in the form. */
export function withExpandedRow(
  rows: Rows | undefined,
  block: string,
): { readonly index: number; readonly rows: Rows } | undefined {
  const index = rows?.findIndex(({ id }) => id === block) ?? -1
  if (!rows || index < 0) return undefined
  return { index, rows: rows.map((row, place) => (place === index ? { ...row, collapsed: false } : row)) }
}

/** Animation frames to wait for a row and its fields. */
const MAX_FRAMES = 60

/** Scrolls to a part of the form, on whatever tab it is, and focuses its first field where that is wanted. */
export function scrollToFormPart(id: string, how: 'focus' | 'scroll'): void {
  const tab = document.querySelector<HTMLElement>('.tabs-field__tab-button')
  if (!tab?.classList.contains('tabs-field__tab-button--active')) tab?.click()
  revealWhenShown(id, how, MAX_FRAMES)
}

function revealWhenShown(id: string, how: 'focus' | 'scroll', frames: number): void {
  const part = document.getElementById(id)
  const field = part && firstField(part)
  if (field && field.getClientRects().length > 0) {
    part.scrollIntoView({ block: 'start' })
    if (how === 'focus') field.focus({ preventScroll: true })
  } else if (frames > 0) requestAnimationFrame(() => revealWhenShown(id, how, frames - 1))
}

/** Skips the header of the row, which has a field for the row's name. */
function firstField(part: HTMLElement): HTMLElement | null {
  if (part.matches('input, textarea')) return part
  const fields = part.querySelector('.blocks-field__fields') ?? part
  return fields.querySelector('input:not([type=hidden]), textarea, [contenteditable=true], button')
}
