/** A rectangle of the drawing, in its units. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What the scale takes of the lower left corner. */
const SCALE = { width: 180, height: 60 }

/** The parts of a drawing where nothing is written yet. */
export class FreeSpace {
  readonly #size: { readonly width: number; readonly height: number }
  readonly #taken: Box[]

  /** @param taken parts that stay free of words */
  constructor(size: { readonly width: number; readonly height: number }, taken: readonly Box[]) {
    this.#size = size
    this.#taken = [{ left: 0, right: SCALE.width, top: size.height - SCALE.height, bottom: size.height }, ...taken]
  }

  /** Takes a box that is inside the drawing and meets no other; false where it does not fit. */
  take(box: Box): boolean {
    const { left, right, top, bottom } = box
    const isInside = left > 0 && right < this.#size.width && top > 0 && bottom < this.#size.height
    const isFree = !this.#taken.some(
      (other) => left < other.right && other.left < right && top < other.bottom && other.top < bottom,
    )
    if (isInside && isFree) this.#taken.push(box)
    return isInside && isFree
  }
}
