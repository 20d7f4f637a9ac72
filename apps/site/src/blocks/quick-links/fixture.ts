import type { BlockFixturesOf } from '../block.ts'

const linkTo = (label: string, url = '/paris/') => ({
  label,
  action: { type: 'CUSTOM' as const, url, newTab: false, label: '', appearance: 'link' as const },
})

const gone = {
  label: 'A page that is gone',
  action: { type: 'REFERENCE' as const, uid: 'gone', newTab: false, label: '', appearance: 'link' as const },
}

export const quickLinksFixtures: BlockFixturesOf<'quickLinks'> = {
  usual: {
    block: {
      id: 'shortcuts',
      type: 'quickLinks',
      title: 'Straight to it',
      groups: [
        { title: 'Museums', links: ['The Louvre', 'Orsay & the river', 'Rodin'].map((label) => linkTo(label)) },
        { title: 'On the water', links: [linkTo('Dinner cruises'), linkTo('By [icon Ship /] to Giverny'), gone] },
        {
          title: 'A day out',
          links: ['Versailles', 'Reims', 'Chartres', 'Fontainebleau'].map((label) => linkTo(label)),
        },
        { title: 'Nothing left', links: [gone] },
      ],
    },
    data: undefined,
  },
  minimal: {
    block: { id: 'shortcuts', type: 'quickLinks', groups: [{ title: 'Museums', links: [linkTo('The Louvre')] }] },
    data: undefined,
  },
  empty: {
    block: { id: 'shortcuts', type: 'quickLinks', groups: [{ title: 'Museums', links: [gone] }] },
    data: undefined,
  },
  long: {
    block: {
      id: 'shortcuts',
      type: 'quickLinks',
      title: 'Sehenswürdigkeitenschnellzugriffsverzeichnis',
      groups: ['Museumslandschaftsübersichten', 'Donaudampfschifffahrtsgesellschaftsangebote', 'Ausflüge'].map(
        (title) => ({
          title,
          links: Array.from({ length: 12 }, (_, index) =>
            linkTo(`Wochenendausflugsempfehlungszusammenstellung Nummer ${index + 1}`),
          ),
        }),
      ),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'shortcuts',
      type: 'quickLinks',
      title: 'روابط سريعة',
      groups: [{ title: 'المتاحف', links: [linkTo('متحف اللوفر'), linkTo('متحف أورسيه')] }],
    },
    data: undefined,
  },
}
