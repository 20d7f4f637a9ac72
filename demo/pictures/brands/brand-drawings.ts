import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing } from '../drawing.ts'
import { animatedLogo } from './animated-logo.ts'
import { brandDesigns } from './brand-designs.ts'
import { icon, logo, maskableIcon } from './logo.ts'
import { eiffelCard, romeCard, theatreCard, wayfareCard } from './social-cards.ts'
import { velvetCircleLogo } from './velvet-circle-logo.ts'

/**
 * Pictures of the brands: `logo-<brand>` for light grounds and `logo-<brand>-on-dark`, `logo-<brand>-animated`,
 * `icon-<brand>` and `icon-<brand>-maskable` (the image server makes each size of them as PNG), and the cards for links
 * shared elsewhere, `brand-<short name>-social`. A site with a name of its own has `brand-<site>-logo`. The gallery of
 * components shows the product's own brand too.
 */
export const brandDrawings: readonly Drawing[] = [
  ...brandDesigns.flatMap((brand): Drawing[] => [
    { name: `logo-${brand.id}`, draw: () => logo(brand, brand.onLight) },
    { name: `logo-${brand.id}-on-dark`, draw: () => logo(brand, brand.onDark) },
    { name: `logo-${brand.id}-animated`, draw: () => animatedLogo(brand) },
    { name: `icon-${brand.id}`, draw: () => icon(brand) },
    { name: `icon-${brand.id}-maskable`, draw: () => maskableIcon(brand) },
  ]),
  ...['icon-plain', 'icon-plain-maskable'].map((name): Drawing => ({ name, draw: () => ofSandbox(name) })),
  { name: 'brand-wayfare-social', draw: wayfareCard },
  { name: 'brand-theatre-social', draw: theatreCard },
  { name: 'brand-rome-social', draw: romeCard },
  { name: 'brand-eiffel-social', draw: eiffelCard },
  { name: 'brand-velvet-circle-logo', draw: velvetCircleLogo },
]

/** A picture that the sandbox has for samples without their own: the icon of the brand that belongs to the product. */
function ofSandbox(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../apps/sandbox/pictures/${name}.svg`), 'utf8').trim()
}
