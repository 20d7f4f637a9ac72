import { createTrustedTypesPolicy } from '../../dom/trusted-types-policy.browser.ts'
import { fetchImage } from '../../images/fetch-image.browser.ts'
import { whenIdle, whenSeen } from '../../islands/when-seen.ts'

declare global {
  interface Navigator {
    /** In Chromium alone. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** State of a logo (specification, section 4, "Media"), in its `data-state`. The server writes `initial`. */
type LogoState = 'initial' | 'ready' | 'error'

/** The reels of the SVG by class; those of the cities are fixed (section 9). */
const FIGURES = ['guests-ten-millions', 'guests-millions', 'city-1', 'city-2', 'city-3'] as const
const CITY_DIGITS = '190'
/** Screens on which the figures are legible (powered-by.module.css). */
const HAS_ROOM = '(width > 1100px)'

/**
 * Animates each logo once it is visible and the browser is idle (powered-by.tsx). Until then, on errors, and with data
 * saving, the static logo is shown.
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

/** Origins of the image hosts, from the preconnect links in the page's head. */
function imageOrigins(root: Document): ReadonlySet<string> {
  const hosts = root.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')
  return new Set([...hosts].map(({ href }) => new URL(href).origin))
}

/** Sets the digit of each reel, which the style sheet shows. False when a reel is missing. */
function setReels(drawing: SVGSVGElement, digits: string): boolean {
  if (digits.length !== FIGURES.length) return false
  return FIGURES.every((figure, index) => {
    const reel = drawing.querySelector<SVGElement>(`.${figure} .reel`)
    reel?.style.setProperty('--digit', digits[index] ?? '')
    return reel !== null
  })
}

/** Writes the language's abbreviation of a million; a drawing without a place for it is unchanged. */
function writeUnit(drawing: SVGSVGElement, unit: string): void {
  const place = drawing.querySelector('.unit')
  if (place) place.textContent = unit
}

/** Allowed SVG elements. Others could execute, load, link or animate something. */
const SHAPES = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text title desc linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
)
const SVG = 'http://www.w3.org/2000/svg'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Style elements: forbidden by the page's policy, and reported by the browser as soon as they are parsed. */
const SHEET = /<style>[^<]*<\/style>/g
const trustDrawing = createTrustedTypesPolicy('drawing', (text) => text.replace(SHEET, ''))

/** @returns `undefined` unless the text is an SVG with allowed elements, apart from style elements */
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
 * Rejects event handlers and references to anything but the drawing's own parts. URLs and inline styles contain a
 * colon; a backslash or quote could hide one.
 */
function isHarmlessAttribute({ localName, namespaceURI, value }: Attr): boolean {
  if (namespaceURI === XMLNS) return true
  if (/^on/i.test(localName) || /[:\\"']|url\((?!#)/i.test(value)) return false
  return localName !== 'href' || value.startsWith('#')
}

/** Makes ids unique, because a page may have two logos. */
function prefixIds(drawing: SVGSVGElement, prefix: string): void {
  for (const element of drawing.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.localName === 'id') attribute.value = prefix + attribute.value
      else if (attribute.localName === 'href') attribute.value = `#${prefix}${attribute.value.slice(1)}`
      else attribute.value = attribute.value.replaceAll('url(#', `url(#${prefix}`)
    }
  }
}
