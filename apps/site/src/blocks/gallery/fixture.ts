import type { BlockFixturesOf } from '../block.ts'

const image = {
  mediaId: 'm3',
  url: '/catalogue/amsterdam-canals-dawn',
  alt: 'A canal before sunrise',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.5, y: 0.5 },
}

const NAMES = ['louvre-day', 'seine-cruise-dusk', 'sainte-chapelle-day', 'colosseum-dusk', 'amsterdam-canals-dawn']

export const galleryFixtures: BlockFixturesOf<'gallery'> = {
  usual: {
    block: {
      id: 'pictures',
      type: 'gallery',
      title: 'Five hours of light',
      pictures: NAMES.map((name, index) => ({
        image: { ...image, url: `/catalogue/${name}`, alt: `A drawing of ${name}` },
        caption: `Hour ${index + 1}: the sun & the stone.`,
      })),
    },
    data: undefined,
  },
  minimal: { block: { id: 'pictures', type: 'gallery', pictures: [{ image }] }, data: undefined },
  withShortcodes: {
    block: { id: 'pictures', type: 'gallery', pictures: [{ image, caption: 'By boat alone [icon Ship /]' }] },
    data: undefined,
  },
  empty: { block: { id: 'pictures', type: 'gallery', pictures: [{ image: { ...image, url: '' } }] }, data: undefined },
  long: {
    block: {
      id: 'pictures',
      type: 'gallery',
      title: 'Sonnenaufgangsbeobachtungsplattformen',
      pictures: NAMES.map((name) => ({
        image: { ...image, url: `/catalogue/${name}` },
        caption: 'Brückenbeleuchtungseinschaltzeitpunkt und Donaudampfschifffahrtsgesellschaft. '.repeat(3),
      })),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'pictures',
      type: 'gallery',
      title: 'خمس ساعات من الضوء',
      pictures: NAMES.slice(0, 3).map((name) => ({
        image: { ...image, url: `/catalogue/${name}`, alt: 'رسم' },
        caption: 'الساعة الأولى بعد الشروق.',
      })),
    },
    data: undefined,
  },
}
