import type { BlockFixturesOf } from '../block.ts'

const image = {
  mediaId: 'm5',
  url: '/catalogue/sainte-chapelle-day',
  alt: 'Light falls through high windows',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.5, y: 0.3 },
}

const action = {
  type: 'CUSTOM',
  url: '/after-dark/',
  newTab: false,
  label: 'See the evenings',
  appearance: 'primary',
} as const
const block = { id: 'season', type: 'banner', image, title: 'Late opening, all month', action } as const

export const bannerFixtures: BlockFixturesOf<'banner'> = {
  usual: {
    block: {
      ...block,
      text: 'Three museums stay open until ten & the lamps are lit.',
      from: '2027-03-01',
      until: '2027-03-31',
    },
    data: undefined,
  },
  minimal: { block: { ...block, action: { ...action, label: '' } }, data: undefined },
  withShortcodes: {
    block: { ...block, title: 'By [icon Ship /] after dark', text: 'From [link url="/quay/"]the quay[/link].' },
    data: undefined,
  },
  empty: { block: { ...block, until: '2027-03-03' }, data: undefined },
  tooEarly: { block: { ...block, from: '2027-03-05' }, data: undefined },
  withoutTarget: {
    block: { ...block, action: { type: 'REFERENCE', uid: 'gone', newTab: false, label: 'Go', appearance: 'primary' } },
    data: undefined,
  },
  long: {
    block: {
      ...block,
      title: 'Sonderausstellungseröffnungswochenende und Nachtöffnungszeitenverlängerung',
      text: 'Eintrittskartenkontingente sind begrenzt. '.repeat(7),
      action: { ...action, label: 'Ausstellungsbegleitprogramm und Eintrittskarten ansehen' },
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      ...block,
      title: 'سهرات طوال الشهر',
      text: 'ثلاثة متاحف تبقى مفتوحة حتى العاشرة.',
      action: { ...action, label: 'شاهد السهرات' },
    },
    data: undefined,
  },
}
