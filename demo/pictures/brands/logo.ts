import { type BrandDesign, type BrandInks, logoSize } from './brand-design.ts'

/** Sign and name, transparent, in the inks for a light or a dark ground. */
export function logo({ mark, words }: BrandDesign, inks: BrandInks): string {
  const { width, height } = logoSize
  const name = words.map(([paint, outline]) => `<path d="${outline}" fill="${inks[paint]}"/>`).join('')
  return svg(width, height, `0 0 ${width} ${height}`, mark(inks) + name)
}

const ICON_PIXELS = 512

/** The icon as a browser shows it in a tab or a phone among its apps: on a rounded ground. */
export function icon({ icon: { ground, mark } }: BrandDesign): string {
  return svg(ICON_PIXELS, ICON_PIXELS, '0 0 44 44', `<rect width="44" height="44" rx="10" fill="${ground}"/>${mark}`)
}

/**
 * The icon for systems that cut it to a shape of their own: the ground reaches the edges, and the sign keeps inside the
 * middle circle of four fifths that no shape cuts off.
 */
export function maskableIcon({ icon: { ground, mark } }: BrandDesign): string {
  const sign = `<g transform="translate(22 22) scale(.68) translate(-22 -22)">${mark}</g>`
  return svg(ICON_PIXELS, ICON_PIXELS, '0 0 44 44', `<rect width="44" height="44" fill="${ground}"/>${sign}`)
}

function svg(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>\n`
}
