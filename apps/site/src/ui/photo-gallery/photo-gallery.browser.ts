import { closestTo, isPlain } from '../../dom/clicks.browser.ts'

/** The pictures of a gallery open large in its dialog, where buttons and arrow keys turn to the next one. */
export function startPhotoGallery(gallery: HTMLElement): void {
  const dialog = gallery.querySelector('dialog')
  const links = [...gallery.querySelectorAll('a')]
  if (!dialog) return
  let shown = 0

  const show = (index: number) => {
    shown = (index + links.length) % links.length
    const link = links[shown]
    if (link) showPhoto(dialog, link)
  }

  gallery.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a')
    if (!link || !isPlain(event)) return
    event.preventDefault()
    show(links.indexOf(link))
    dialog.showModal()
  })
  dialog.addEventListener('click', ({ target }) => {
    const turn = closestTo(target, 'button')?.dataset.turn
    if (turn === 'close') dialog.close()
    else if (turn) show(shown + Number(turn))
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const forward = getComputedStyle(dialog).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    event.preventDefault()
    show(shown + (event.key === forward ? 1 : -1))
  })
  dialog.addEventListener('close', () => dialog.querySelector('img')?.remove())
}

/** All that a photo says of itself stands in its link and beside it. */
function showPhoto(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const image = dialog.querySelector('img') ?? document.createElement('img')
  image.alt = link.querySelector('img')?.alt ?? ''
  image.sizes = '100vw'
  image.srcset = link.dataset.largeSet ?? ''
  image.src = link.href
  dialog.querySelector('[data-frame]')?.append(image)
  const caption = dialog.querySelector<HTMLElement>('[data-words]')
  const words = link.parentElement?.querySelector('[data-caption]')?.textContent ?? ''
  if (caption) {
    caption.textContent = words
    caption.hidden = words === ''
  }
  const position = dialog.querySelector('[aria-live]')
  if (position) position.textContent = link.dataset.position ?? ''
}
