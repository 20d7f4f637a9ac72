import type { BlockFixturesOf } from '../block.ts'

const image = {
  mediaId: 'm2',
  url: '/catalogue/seine-cruise-dusk',
  alt: 'A boat passes under a lit bridge',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.5, y: 0.5 },
}

export const imageFixtures: BlockFixturesOf<'image'> = {
  usual: {
    block: {
      id: 'picture',
      type: 'image',
      image: { ...image, credit: 'A. Painter & Sons' },
      caption: 'The Seine about twenty minutes after sunset.',
    },
    data: undefined,
  },
  empty: { block: { id: 'picture', type: 'image', image: { ...image, url: '' } }, data: undefined },
  upright: {
    block: { id: 'picture', type: 'image', image: { ...image, width: 1200, height: 1800 } },
    data: undefined,
  },
  long: {
    block: { id: 'picture', type: 'image', image, caption: 'Brückenbeleuchtungseinschaltzeitpunkt. '.repeat(20) },
    data: undefined,
  },
  rightToLeft: {
    block: { id: 'picture', type: 'image', image, caption: 'نهر السين بعد الغروب بعشرين دقيقة.' },
    data: undefined,
  },
}
