import type { MenuEntry } from './resolve-menu.ts'

/** One step of the menu's width in rem: the sheet has a rule for each (header-menu.module.css). */
export const STEP = 3.5
/** The widest that the menu can get, in steps; what needs more is always in the list of the rest. */
export const STEPS = 12

/** Rather too much, so that words are seldom cut: rem for a character of 14 px, and for what stands around the words. */
const LATIN_CHARACTER = 0.46
const OTHER_CHARACTER = 0.54
const AROUND = 1.75
const ARROW = 1.125
/** Longer labels end in an ellipsis (header-menu.module.css). */
const LONGEST = 14
const LATIN = /[\p{Script=Latin}\p{P}\s]/gu

export interface FittedEntry {
  readonly entry: MenuEntry
  /** Shown in the bar from this width on, in steps; `undefined` when it never is. */
  readonly from: number | undefined
}

export interface FittedMenu {
  readonly entries: readonly FittedEntry[]
  /** From this width on nothing is left over; `undefined` when something always is. */
  readonly whole: number | undefined
}

/**
 * Which items of the menu fit, by how wide it is: the sheet then shows an item either in the bar or in the list of the
 * rest, at any width and without a script.
 *
 * @param more label of what opens the list of the rest, for which room is kept
 */
export function fitMenu(entries: readonly MenuEntry[], more: string): FittedMenu {
  const widths = entries.map(widthOf)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const rest = labelWidth(more) + ARROW
  let taken = 0
  const fitted = entries.map((entry, index) => {
    taken += widths[index] ?? 0
    // The last two come together: a list of the rest with one item is more to do than the item.
    const comesLast = index >= entries.length - 2
    return { entry, from: toSteps(comesLast ? all : Math.min(taken + rest, all)) }
  })
  return { entries: fitted, whole: toSteps(all) }
}

function widthOf({ label, links }: MenuEntry): number {
  return labelWidth(label) + (links.length > 0 ? ARROW : 0)
}

function labelWidth(label: string): number {
  const latin = label.match(LATIN)?.length ?? 0
  const width = latin * LATIN_CHARACTER + (label.length - latin) * OTHER_CHARACTER
  return Math.min(LONGEST, width) + AROUND
}

function toSteps(width: number): number | undefined {
  const steps = Math.max(1, Math.ceil(width / STEP))
  return steps > STEPS ? undefined : steps
}
