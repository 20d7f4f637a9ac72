/**
 * Specification, section 4, "Media": an image that cannot be loaded switches to its fallback address (`data-fallback`).
 * Without one it is marked `data-failed`, which the style sheet uses.
 */
export function showFallbacks(root: Document): void {
  // Error events do not bubble, but can be captured.
  root.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showFallback(target), true)
  root.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && markLoaded(target), true)
  // Images that failed or loaded before this script ran.
  for (const image of root.images) {
    if (!image.src || !image.complete) continue
    if (image.naturalWidth === 0) showFallback(image)
    else markLoaded(image)
  }
}

/** Ends the shimmer of a loaded picture (ui/photo/photo.module.css). */
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
