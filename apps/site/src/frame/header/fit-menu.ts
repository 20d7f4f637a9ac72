import type { MenuEntry } from './resolve-menu.ts'

/** Widths of the menu in rem at which more of it may be shown: the sheet has a rule for each (header-menu.module.css). */
export const STEPS = [8, 11, 14, 17, 20, 22, 24, 26, 28, 30, 32, 34]

/** Rem of characters of 14 px, hardly ever wider, and of what stands around a label. */
const CHARACTER = 0.51
const NARROW = { all: /[fijltrI\s\p{P}]/gu, rem: 0.26 }
const SLIM = { all: /[cksvxyzгзктхч]/gu, rem: 0.46 }
const CAPITAL = { all: /(?![IMWЖМФШЩЮ])\p{Lu}/gu, rem: 0.64 }
const WIDE = { all: /[mwMWЖМФШЩЮджмфшщыю]/gu, rem: 0.77 }
const OTHER = { all: /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{P}\s])./gu, rem: 0.48 }
const AROUND = 1.5
const ARROW = 1.125
/** Longer labels go on in a second line and a third (header-menu.module.css). */
const LONGEST = 14

export interface FittedEntry {
  readonly entry: MenuEntry
  /** Shown in the bar from this step on, the first being 1; `undefined` when it never is. */
  readonly from: number | undefined
}

export interface FittedMenu {
  readonly entries: readonly FittedEntry[]
  /** From this step on nothing is left over; `undefined` when something always is. */
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
    return { entry, from: toStep(Math.min(taken + rest, all)) }
  })
  return { entries: fitted, whole: toStep(all) }
}

function widthOf({ label, links }: MenuEntry): number {
  return labelWidth(label) + (links.length > 0 ? ARROW : 0)
}

function labelWidth(label: string): number {
  const count = (all: RegExp) => label.match(all)?.length ?? 0
  const special = [NARROW, SLIM, CAPITAL, WIDE, OTHER].reduce(
    (sum, { all, rem }) => sum + count(all) * (rem - CHARACTER),
    0,
  )
  return Math.min(LONGEST, label.length * CHARACTER + special) + AROUND
}

function toStep(width: number): number | undefined {
  const step = STEPS.findIndex((enough) => enough >= width)
  return step < 0 ? undefined : step + 1
}
