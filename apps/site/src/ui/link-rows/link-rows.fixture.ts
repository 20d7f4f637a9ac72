import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { LinkRows } from './link-rows.tsx'

const paris = { label: 'Paris', href: '/paris/' }
const guide = { label: 'Three days in Paris', href: '/travel-guide/three-days-in-paris/' }

export const linkRowsFixtures: ComponentFixtures<typeof LinkRows> = {
  usual: () => ({ links: [paris, guide, { label: 'Rome', href: '/rome/' }] }),
  one: () => ({ links: [paris] }),
  long: () => ({ links: [paris, { ...guide, label: 'Sehenswürdigkeitenrundgangsempfehlungen '.repeat(5) }] }),
}
