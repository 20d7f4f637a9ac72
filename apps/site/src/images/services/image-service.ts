import type { ImageOptions } from '../image-options.ts'

/** A service that resizes, crops and encodes pictures by their address. */
export interface ImageService {
  /** Whether it delivers pictures in other sizes than their own. */
  readonly isResizing: boolean
  /**
   * @param address of the original: absolute, without spaces and commas
   * @returns the address of the wanted size and format; unchanged if it does not belong to the service
   */
  readonly address: (address: string, options: ImageOptions) => string
}

/** A host without an image service. */
export const PLAIN_IMAGE_SERVICE: ImageService = { isResizing: false, address: (address) => address }
