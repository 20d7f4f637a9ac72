import type { IconName } from '../icon/icons.ts'

/** A picture that the browser should fetch before it comes to it. */
export interface PreloadImage {
  readonly href: string | undefined
  readonly imageSrcSet: string | undefined
  readonly imageSizes: string | undefined
  readonly fetchPriority: 'high' | 'low' | 'auto' | undefined
}

/** What the markup that is being written has used so far. */
export interface UsedResources {
  readonly icons: Set<IconName>
  /** By what would be fetched. */
  readonly images: Map<string, PreloadImage>
  /** The id of the element that ends what is surely more than the first screen. */
  screenEnd: string | undefined
}

/** Writing markup is one piece of work without waiting, so there is one at a time. */
let current: UsedResources | undefined

/** @returns nothing while no markup is written */
export function currentUsedResources(): UsedResources | undefined {
  return current
}

/** Runs what writes markup, and tells what it used; what was being written goes on after it. */
export function collectUsedResources<T>(write: () => T): { readonly result: T; readonly used: UsedResources } {
  const before = current
  const used: UsedResources = { icons: new Set(), images: new Map(), screenEnd: undefined }
  current = used
  try {
    return { result: write(), used }
  } finally {
    current = before
  }
}

/** What a part used, that was written before, is used by the document that contains it. */
export function mergeUsedResources({ icons, images, screenEnd }: UsedResources): void {
  for (const icon of icons) current?.icons.add(icon)
  for (const [key, image] of images) current?.images.set(key, image)
  if (current) current.screenEnd ??= screenEnd
}
