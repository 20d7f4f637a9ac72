import type { MenuEntry } from './resolve-menu.ts'

/**
 * Widths of the menu in rem at which more items may be shown; the style sheet has a rule for each
 * (header-menu.module.css).
 */
export const MENU_WIDTH_STEPS = [8, 11, 14, 17, 20, 22, 24, 26, 28, 30, 32, 34]

/** Upper estimate of the width of a character at 14 px, and of the padding of a label, in rem. */
const CHARACTER = 0.51
const NARROW = { all: /[fijltrI\s\p{P}]/gu, rem: 0.26 }
const SLIM = { all: /[cksvxyzгзктхч]/gu, rem: 0.46 }
const CAPITAL = { all: /(?![IMWЖМФШЩЮ])\p{Lu}/gu, rem: 0.64 }
const WIDE = { all: /[mwMWЖМФШЩЮджмфшщыю]/gu, rem: 0.77 }
const OTHER = { all: /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{P}\s])./gu, rem: 0.48 }
const AROUND = 1.5
const ARROW = 1.125
/** Longer labels wrap (header-menu.module.css). */
const MAX_LENGTH = 14

/** What the width of an item depends on. */
type FittableEntry = Pick<MenuEntry, 'label' | 'link'>

export interface FittedEntry<E extends FittableEntry> {
  readonly entry: E
  /** First step at which it is shown in the bar, from 1; `undefined` when it never is. */
  readonly from: number | undefined
}

export interface FittedMenu<E extends FittableEntry> {
  readonly entries: readonly FittedEntry<E>[]
  /** First step at which all items fit; `undefined` when they never do. */
  readonly whole: number | undefined
}

/**
 * Computes which menu items fit at which width: the style sheet shows an item either in the bar or in the overflow
 * list, at any width and without JavaScript.
 *
 * @param more label of the button of the overflow list, for which space is reserved
 */
export function fitMenu<E extends FittableEntry>(entries: readonly E[], more: string): FittedMenu<E> {
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

function widthOf({ label, link }: FittableEntry): number {
  return labelWidth(label) + (link ? 0 : ARROW)
}

function labelWidth(label: string): number {
  const count = (all: RegExp) => label.match(all)?.length ?? 0
  const special = [NARROW, SLIM, CAPITAL, WIDE, OTHER].reduce(
    (sum, { all, rem }) => sum + count(all) * (rem - CHARACTER),
    0,
  )
  return Math.min(MAX_LENGTH, label.length * CHARACTER + special) + AROUND
}

function toStep(width: number): number | undefined {
  const step = MENU_WIDTH_STEPS.findIndex((enough) => enough >= width)
  return step < 0 ? undefined : step + 1
}
