import type { ImageService } from './image-service.ts'

/** A host that gives each picture as it is. */
export const PLAIN: ImageService = { isResizing: false, address: (address) => address }
