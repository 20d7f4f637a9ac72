import type { Slot } from '../../catalogue/calendar.ts'

/** A start as the page offers it. */
export interface StartOption {
  readonly slot: Slot
  /**
   * - `choice`: the booking link leads to this start;
   * - `laterChoice`: its tour has several starts on the day, of which one is chosen on the booking page;
   * - `soldOut`;
   * - `tooFew`: fewer places are left than the party needs.
   */
  readonly kind: 'choice' | 'laterChoice' | 'soldOut' | 'tooFew'
  readonly isChosen: boolean
}

interface Wanted {
  /** The tour of the selected start. */
  readonly tourId: number | undefined
  /** Places that the party needs at least. */
  readonly seats: number
  /** Whether the booking page asks for date and time itself, so that its link names no start. */
  readonly isAskedLater: boolean
  /** Largest group; more places than that are not told. */
  readonly groupSize: number | undefined
}

/**
 * The starts of a day, one for each time: the selected one, otherwise the cheapest that has room. A booking link names a tour and no
 * time, so a start can be chosen where its tour has no other one on the day. The only start that is left is chosen.
 *
 * @param slots of one day, in order of time
 */
export function buildStartOptions(slots: readonly Slot[], wanted: Wanted): readonly StartOption[] {
  const open = slots.filter(({ remaining }) => remaining !== 0)
  const [only, another] = open
  const isAlone = (slot: Slot) => open.every((other) => other === slot || other.tourId !== slot.tourId)
  const kindOf = (slot: Slot): StartOption['kind'] => {
    if (slot.remaining === 0) return 'soldOut'
    if (slot.remaining !== undefined && slot.remaining < wanted.seats) return 'tooFew'
    return isAlone(slot) && !wanted.isAskedLater ? 'choice' : 'laterChoice'
  }
  const isChosen = (slot: Slot) =>
    kindOf(slot) === 'choice' && slot.tourId === (wanted.tourId ?? (another ? undefined : only?.tourId))
  const byTime = Map.groupBy(slots, ({ startTime }) => startTime)
  return [...byTime.values()].flatMap((same) => {
    const offered = same.map((slot) => ({ slot, kind: kindOf(slot), isChosen: isChosen(slot) }))
    const [best] = offered.toSorted(byRoomAndPrice)
    return best ? [{ ...best, slot: withinGroup(best.slot, wanted) }] : []
  })
}

const ORDER = { choice: 0, laterChoice: 0, tooFew: 1, soldOut: 2 } as const satisfies Record<
  StartOption['kind'],
  number
>

function byRoomAndPrice(one: StartOption, other: StartOption): number {
  const amountOf = ({ slot: { price } }: StartOption) => price?.display.amount ?? Number.MAX_VALUE
  return (
    Number(other.isChosen) - Number(one.isChosen) ||
    ORDER[one.kind] - ORDER[other.kind] ||
    amountOf(one) - amountOf(other)
  )
}

/** Hides a number of tickets above the group size. */
function withinGroup(slot: Slot, { groupSize = Number.POSITIVE_INFINITY }: Wanted): Slot {
  const { remaining = 0, ...unlimited } = slot
  return remaining > groupSize ? unlimited : slot
}
