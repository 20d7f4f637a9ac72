import { closestTo, isPlainClick } from '../../dom/clicks.browser.ts'

/** CSS pixels that a finger moves sideways to turn to the next picture. */
const SWIPE = 48

/** The pictures of a gallery open large in its dialog, where buttons, arrow keys and swipes turn to the next one. */
export function startPhotoGallery(gallery: HTMLElement): void {
  const dialog = gallery.querySelector('dialog')
  const links = [...gallery.querySelectorAll('a')]
  if (!dialog) return
  let shown = 0
  let from: number | undefined

  const show = (index: number) => {
    shown = (index + links.length) % links.length
    const link = links[shown]
    if (link) showPhoto(dialog, link)
  }

  /** To the next one, or the one before, as the language reads. */
  const turn = (isToTheRight: boolean) =>
    show(shown + (isToTheRight === (getComputedStyle(dialog).direction !== 'rtl') ? 1 : -1))

  gallery.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    show(links.indexOf(link))
    dialog.showModal()
  })
  dialog.addEventListener('click', ({ target }) => {
    const pressed = closestTo(target, 'button')?.dataset.turn
    if (pressed === 'close') dialog.close()
    else if (pressed) show(shown + Number(pressed))
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === 'ArrowRight')
  })
  dialog.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0]?.clientX : undefined
  })
  dialog.addEventListener('touchend', ({ changedTouches: [finger] }) => {
    const way = from !== undefined && finger ? finger.clientX - from : 0
    if (Math.abs(way) > SWIPE) turn(way < 0)
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
