import type { FormState } from 'payload'

type Rows = NonNullable<FormState[string]['rows']>

/** The row of a block in the form, and the rows with that one open. */
export function openRow(
  rows: Rows | undefined,
  block: string,
): { readonly index: number; readonly rows: Rows } | undefined {
  const index = rows?.findIndex(({ id }) => id === block) ?? -1
  if (!rows || index < 0) return undefined
  return { index, rows: rows.map((row, place) => (place === index ? { ...row, collapsed: false } : row)) }
}

/** Scrolls to a part of the form, behind whatever tab it stands, and puts the cursor into its first field. */
export function scrollToPart(id: string): void {
  document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click()
  // The tab's fields and the opened row come with the next picture.
  requestAnimationFrame(() => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    const field = part?.matches('input, textarea')
      ? part
      : part?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]')
    field?.focus({ preventScroll: true })
  })
}
