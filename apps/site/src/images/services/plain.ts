import type { ImageService } from './image-service.ts'

/** A host without an image service. */
export const PLAIN: ImageService = { isResizing: false, address: (address) => address }
