import type { ComponentFixtures } from '../../gallery/examples/component-fixtures.ts'
import { headerFixtures } from './header.fixture.ts'
import type { Header } from './header.tsx'

/** The menus of the header, as small screens have them. */
export const sideNavigationFixtures = Object.fromEntries(
  Object.entries(headerFixtures).filter(([state]) =>
    /^(?:manual|automated|twoHundred|longLabels|linksToNothing)/.test(state),
  ),
) satisfies ComponentFixtures<typeof Header>
