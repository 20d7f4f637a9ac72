/** The line of the window at which whoever writes is looking, as a part of its height. */
const LINE = 0.5

const ROW = /^blocks-row-(\d+)$/

/**
 * The path of what the form shows now: the block across the middle of the window, or the field there on any tab but the first.
 *
 * @returns `undefined` at the beginning of the form
 */
export function readVisibleFieldPath(): string | undefined {
  const line = window.innerHeight * LINE
  const rows = document.querySelectorAll<HTMLElement>('[id^="blocks-row-"]')
  const row = [...rows].find((element) => isAcross(element, line))
  if (row) return ROW.exec(row.id)?.[1]?.replace(/^/, 'blocks.')
  const [first, ...others] = document.querySelectorAll('.tabs-field__tab-button')
  if (!first || !others.some((tab) => tab.classList.contains('tabs-field__tab-button--active'))) return undefined
  const fields = [...document.querySelectorAll<HTMLElement>('.tabs-field__content-wrap [id^="field-"]')]
  const shown = fields.filter((element) => element.getClientRects().length > 0)
  const field = shown.find((element) => element.getBoundingClientRect().bottom > line) ?? shown.at(-1)
  return field?.id.slice('field-'.length).replaceAll('__', '.')
}

function isAcross(element: HTMLElement, line: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= line && bottom > line
}
