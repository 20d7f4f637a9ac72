import { currentUsedResources } from './used-resources.ts'

/** Pictures without a priority of their own that are worth it; there are more than a connection fetches at once. */
const MAX_COUNT = 10
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Notes a picture that is not late, so that the head of the document can name it. */
export function recordPreloadImage({
  src,
  srcSet,
  sizes,
  loading,
  fetchPriority,
}: Readonly<Record<string, unknown>>): void {
  const images = currentUsedResources()?.images
  const [href, imageSrcSet] = [text(src), text(srcSet)]
  const address = imageSrcSet ?? href
  if (!images || address === undefined || loading === 'lazy' || fetchPriority === 'low') return
  if (/^data:/i.test(href ?? '') || /^data:/i.test(imageSrcSet ?? '')) return
  if (fetchPriority !== 'high' && images.size >= MAX_COUNT) return
  const imageSizes = text(sizes)
  const key = imageSrcSet === undefined ? address : `${imageSrcSet}\n${imageSizes ?? ''}`
  if (images.has(key)) return
  const priority = fetchPriority === 'high' || fetchPriority === 'auto' ? fetchPriority : undefined
  images.set(key, {
    href: imageSrcSet === undefined ? href : undefined,
    imageSrcSet,
    imageSizes,
    fetchPriority: priority,
  })
}
