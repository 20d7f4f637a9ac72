import type { BlockFixturesOf } from '../block.ts'

const image = {
  mediaId: 'm6',
  url: '/catalogue/seine-cruise-dusk',
  alt: 'A boat passes under a lit bridge',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.4, y: 0.6 },
}

const action = {
  type: 'CUSTOM',
  url: '/on-the-water/',
  newTab: false,
  label: 'Find a boat',
  appearance: 'primary',
} as const

export const heroFixtures: BlockFixturesOf<'hero'> = {
  usual: {
    block: {
      id: 'river',
      type: 'hero',
      image,
      kicker: 'Chapter two',
      title: 'The river, after dinner',
      text: 'Leave the quay at nine & watch the bridges take renderQueue.',
      action,
    },
    data: undefined,
  },
  minimal: { block: { id: 'river', type: 'hero', image, title: 'The river' }, data: undefined },
  withShortcodes: {
    block: {
      id: 'river',
      type: 'hero',
      image,
      title: 'By [icon Ship /] alone',
      text: 'From [link url="/quay/"]the quay[/link].',
    },
    data: undefined,
  },
  empty: { block: { id: 'river', type: 'hero', image: { ...image, url: '' }, title: 'The river' }, data: undefined },
  long: {
    block: {
      id: 'river',
      type: 'hero',
      image,
      kicker: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      title: 'Sonnenuntergangsschifffahrtsempfehlungen für Wochenendbesucherinnen und Wochenendbesucher',
      text: 'Brückenbeleuchtungseinschaltzeitpunkt bitte beachten. '.repeat(5),
      action: { ...action, label: 'Schifffahrtsgesellschaften und Abfahrtszeiten vergleichen' },
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'river',
      type: 'hero',
      image,
      kicker: 'الفصل الثاني',
      title: 'النهر بعد العشاء',
      text: 'غادر الرصيف عند التاسعة وشاهد الجسور تضيء.',
      action: { ...action, label: 'اختر قاربًا' },
    },
    data: undefined,
  },
}
