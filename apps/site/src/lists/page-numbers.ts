/** Number of neighbouring pages shown. */
const NEAR = 2

/** The first, the last, and the pages around the current one; `undefined` marks a gap. */
export function pageNumbersWithGaps(page: number, pages: number): (number | undefined)[] {
  const near = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEAR,
  )
  return near.flatMap((number, place) => {
    const left = number - (near[place - 1] ?? 0) - 1
    if (left === 0) return [number]
    return left === 1 ? [number - 1, number] : [undefined, number]
  })
}
