import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { AccessiblePerformancesLink } from './accessible-performances-link.tsx'

export const accessiblePerformancesLinkFixtures: ComponentFixtures<typeof AccessiblePerformancesLink> = {
  usual: (page) => ({ page, place: 'London' }),
}
