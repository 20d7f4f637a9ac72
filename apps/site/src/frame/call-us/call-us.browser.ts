import { showToast } from '../dialogs/dialogs.browser.ts'
import { presentModal } from '../dialogs/modal-host.browser.ts'

/** Milliseconds for which the "copied" message is shown. */
const NOTICE = 4000

const SVG = 'http://www.w3.org/2000/svg'
/** The copy icon; the page's sprite contains only icons that the server rendered. */
const SHEETS = { d: 'M9 9h11v11H9zM5 15H4V4h11v1' }
const DRAWN = {
  viewBox: '0 0 24 24',
  width: '18',
  height: '18',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.6',
  'aria-hidden': 'true',
}

/**
 * Shows the support numbers in the modal stack, each with a copy button for devices that cannot dial.
 *
 * @param panel the dialog that contains them; they are moved back on closing
 * @throws if what fills panels cannot be loaded
 */
export async function openCallUs(panel: HTMLDialogElement): Promise<void> {
  const content = panel.querySelector<HTMLElement>('[data-copied]')
  const title = panel.querySelector('h2')?.textContent ?? ''
  if (!content) throw new Error('Call us has no content')
  const link = content.querySelector<HTMLAnchorElement>('a[data-fill]')
  if (link) {
    // Loaded on the first click, as for other panels (fill-panels.browser.ts), and not with each page.
    const { loadPanelContent } = await import('../header/load-panel-content.browser.ts')
    await loadPanelContent(document, link)
  }
  // A second click while it loaded has opened it already.
  if (!panel.contains(content)) return
  if ('clipboard' in navigator && !content.querySelector('button')) addCopyButtons(content)
  presentModal({ title, children: content, onCloseCallback: () => panel.append(content) })
}

function addCopyButtons(content: HTMLElement): void {
  const { copy = '', copied = '' } = content.dataset
  for (const item of content.querySelectorAll('li')) {
    const number = item.querySelector('bdi')?.textContent ?? ''
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-label', copy.replace('{number}', number))
    button.append(drawSheets())
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(number)
      await showToast({ text: copied.replace('{number}', number), autoClose: true, duration: NOTICE })
    })
    item.append(button)
  }
}

function drawSheets(): SVGElement {
  const drawing = withAttributes('svg', DRAWN)
  drawing.append(withAttributes('path', SHEETS))
  return drawing
}

function withAttributes(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
