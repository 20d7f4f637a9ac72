import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { ActionLink } from '../action-link/action-link.tsx'
import type { SectionHeading } from './section-heading.tsx'

const aside = (words: string) => (
  <ActionLink link={{ href: '/paris/' }} look="link">
    {words}
  </ActionLink>
)

export const sectionHeadingFixtures: ComponentFixtures<typeof SectionHeading> = {
  usual: () => ({ id: 'heading-usual', title: 'What visitors book in Paris' }),
  whole: ({ t }) => ({
    id: 'heading-whole',
    title: 'What visitors book in Paris',
    intro: 'Towers, galleries and boats.',
    aside: aside(t('cta.more')),
  }),
  long: ({ t }) => ({
    id: 'heading-long',
    title: 'Sehenswürdigkeitenrundgangsempfehlungen '.repeat(4),
    intro: 'Türme, Galerien und Boote. '.repeat(12),
    aside: aside(t('cta.more')),
  }),
  rightToLeft: ({ t }) => ({ id: 'heading-arabic', title: 'ما يحجزه الزوار في باريس', aside: aside(t('cta.more')) }),
}
