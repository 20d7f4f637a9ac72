import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { ActionLink, ActionLinkLook } from './action-link.tsx'

const link = { href: '/paris/' }

export const actionLinkFixtures: ComponentFixtures<typeof ActionLink, ActionLinkLook> = {
  primary: ({ t }) => ({ link, look: 'primary', children: t('experience.book') }),
  secondary: ({ t }) => ({ link, look: 'secondary', children: t('cta.more') }),
  link: ({ t }) => ({ link, look: 'link', children: t('cta.more') }),
  newWindow: ({ t }) => ({
    link: { href: 'https://museum.example/', target: '_blank', rel: 'noopener' },
    look: 'link',
    children: t('show.schedule'),
  }),
  named: ({ t }) => ({
    link,
    look: 'primary',
    label: t('card.checkAvailabilityOf', { name: 'Louvre' }),
    children: t('card.checkAvailability'),
  }),
  long: () => ({
    link,
    look: 'primary',
    children: 'Schnelleinlass-Eintrittskartenvorverkaufsstelle finden '.repeat(3),
  }),
  longLink: () => ({ link, look: 'link', children: 'Sehenswürdigkeitenempfehlungen ansehen '.repeat(3) }),
}
