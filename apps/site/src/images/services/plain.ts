import type { ImageService } from './image-service.ts'

/** A host without an image service. */
export const PLAIN_IMAGE_SERVICE: ImageService = { isResizing: false, address: (address) => address }
