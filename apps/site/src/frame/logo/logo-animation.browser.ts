import { createTrust } from '../../dom/trusted-text.browser.ts'
import { fetchImage } from '../../images/fetch-image.browser.ts'
import { whenIdle, whenSeen } from '../../islands/when-seen.ts'

declare global {
  interface Navigator {
    /** In Chromium alone. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** How far a logo has come (specification, section 4, "Media"), in its `data-state`. The server writes `initial`. */
type LogoState = 'initial' | 'ready' | 'error'

/** The figures of the SVG, by the classes of their windows; the cities never change (section 9). */
const FIGURES = ['guests-ten-millions', 'guests-millions', 'city-1', 'city-2', 'city-3'] as const
const CITY_DIGITS = '190'
/** For figures that one can read (powered-by.module.css). */
const HAS_ROOM = '(width > 1100px)'

/**
 * Lets each logo of a page count once it is seen and the browser has time (powered-by.tsx). Until then, on any
 * error, and for who saves data, the drawn logo stands where it is.
 */
export function watchLogos(root: Document): void {
  if (navigator.connection?.saveData || !matchMedia(HAS_ROOM).matches) return
  const logos = root.querySelectorAll<HTMLElement>('[data-logo]')
  for (const [index, logo] of logos.entries()) {
    whenSeen(logo, () => whenIdle(() => void animate(logo, `logo-${index}-`)))
  }
}

async function animate(logo: HTMLElement, prefix: string): Promise<void> {
  const blob = await fetchImage(logo.dataset.logo ?? '', imageOrigins(logo.ownerDocument))
  const drawing = blob && parseDrawing(await blob.text())
  const isReady = drawing && setReels(drawing, (logo.dataset.guests ?? '') + CITY_DIGITS)
  if (isReady) {
    writeUnit(drawing, logo.dataset.unit ?? '')
    prefixIds(drawing, prefix)
    drawing.ariaHidden = 'true'
    logo.append(drawing)
  }
  logo.dataset.state = (isReady ? 'ready' : 'error') satisfies LogoState
}

/** The image host's, which the head of the page connects to early. */
function imageOrigins(root: Document): ReadonlySet<string> {
  const hosts = root.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')
  return new Set([...hosts].map(({ href }) => new URL(href).origin))
}

/** Gives each reel its digit; the sheet counts up to it. False when a reel is missing. */
function setReels(drawing: SVGSVGElement, digits: string): boolean {
  if (digits.length !== FIGURES.length) return false
  return FIGURES.every((figure, index) => {
    const reel = drawing.querySelector<SVGElement>(`.${figure} .reel`)
    reel?.style.setProperty('--digit', digits[index] ?? '')
    return reel !== null
  })
}

/** How the language of the page shortens a million; a drawing that has no place for it stays as it is. */
function writeUnit(drawing: SVGSVGElement, unit: string): void {
  const place = drawing.querySelector('.unit')
  if (place) place.textContent = unit
}

/** What a drawing is made of. Whatever else there is could run, fetch, lead away or move by itself. */
const SHAPES = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text title desc linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
)
const SVG = 'http://www.w3.org/2000/svg'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** A sheet of its own: the page's policy forbids it, and the browser complains of it as soon as it is parsed. */
const SHEET = /<style>[^<]*<\/style>/g
const trustDrawing = createTrust('drawing', (text) => text.replace(SHEET, ''))

/** `undefined` unless the text is a drawing, perhaps with a sheet, and nothing else. */
function parseDrawing(text: string): SVGSVGElement | undefined {
  const { documentElement: drawing } = new DOMParser().parseFromString(trustDrawing(text), 'image/svg+xml')
  if (!(drawing instanceof SVGSVGElement)) return undefined
  return [drawing, ...drawing.querySelectorAll('*')].every(isHarmless) ? drawing : undefined
}

function isHarmless(element: Element): boolean {
  return (
    element.namespaceURI === SVG && SHAPES.has(element.localName) && [...element.attributes].every(isHarmlessAttribute)
  )
}

/**
 * No handler, and no reference but to the drawing's own parts. Addresses and styles of their own have a colon; a backslash
 * or a quote would hide one.
 */
function isHarmlessAttribute({ localName, namespaceURI, value }: Attr): boolean {
  if (namespaceURI === XMLNS) return true
  if (/^on/i.test(localName) || /[:\\"']|url\((?!#)/i.test(value)) return false
  return localName !== 'href' || value.startsWith('#')
}

/** Two logos on a page must not share the ids of their parts. */
function prefixIds(drawing: SVGSVGElement, prefix: string): void {
  for (const element of drawing.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.localName === 'id') attribute.value = prefix + attribute.value
      else if (attribute.localName === 'href') attribute.value = `#${prefix}${attribute.value.slice(1)}`
      else attribute.value = attribute.value.replaceAll('url(#', `url(#${prefix}`)
    }
  }
}
