/**
 * Specification, section 4, "Media": an image that cannot be loaded switches to its fallback address (`data-fallback`).
 * One that has none left is marked `data-failed`, for the sheet to put something in its place.
 */
export function showFallbacks(root: Document): void {
  // Errors do not bubble, but they can be caught on the way down.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showFallback(target), true)
  root.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && markLoaded(target), true)
  // Those that failed or came before this script arrived.
  for (const image of root.images) {
    if (!image.src || !image.complete) continue
    if (image.naturalWidth === 0) showFallback(image)
    else markLoaded(image)
  }
}

/** Nothing shimmers under a picture that is there (ui/photo/photo.module.css). */
function markLoaded(image: HTMLImageElement): void {
  image.dataset.loaded = ''
}

function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (!fallback) {
    image.dataset.failed = ''
    return
  }
  delete image.dataset.fallback
  image.removeAttribute('srcset')
  image.src = fallback
}
