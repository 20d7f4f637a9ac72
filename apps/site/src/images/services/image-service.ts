import type { ImageOptions } from '../image-options.ts'

/** What makes a picture smaller, crops and encodes it, by what stands in its address. */
export interface ImageService {
  /** Whether it delivers pictures in other sizes than their own. */
  readonly isResizing: boolean
  /**
   * @param address of the picture as it was uploaded: absolute, with neither space nor comma
   * @returns where it is in the size and form that are wanted; the same address where it is not the service's
   */
  readonly address: (address: string, options: ImageOptions) => string
}
