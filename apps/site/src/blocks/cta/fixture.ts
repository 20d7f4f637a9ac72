import type { BlockFixturesOf } from '../block.ts'

const action = {
  type: 'CUSTOM',
  url: '/travel-guide/three-days-in-paris/',
  newTab: false,
  label: 'Read the guide',
  appearance: 'primary',
} as const

export const ctaFixtures: BlockFixturesOf<'cta'> = {
  usual: {
    block: {
      id: 'guide',
      type: 'cta',
      title: 'Three days in Paris, hour by hour',
      text: 'A chapel before the crowds & a museum after them.',
      action,
    },
    data: undefined,
  },
  download: {
    block: {
      id: 'guide',
      type: 'cta',
      buttonType: 'Download',
      title: 'The whole walk on one sheet',
      action: { ...action, url: 'https://files.wayfare.example/three-days.pdf', label: 'Save the guide' },
    },
    data: undefined,
  },
  unlabelled: {
    block: {
      id: 'guide',
      type: 'cta',
      title: 'Three days',
      action: { ...action, label: '', appearance: 'secondary' },
    },
    data: undefined,
  },
  empty: {
    block: {
      id: 'guide',
      type: 'cta',
      title: 'A page that is gone',
      action: { type: 'REFERENCE', uid: 'www.gone.example', newTab: false, label: 'Go', appearance: 'primary' },
    },
    data: undefined,
  },
  long: {
    block: {
      id: 'guide',
      type: 'cta',
      title: 'Sonnenuntergangsspaziergangsempfehlungen '.repeat(4),
      action: { ...action, label: 'Reiseführer herunterladen und unterwegs lesen '.repeat(2) },
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'guide',
      type: 'cta',
      title: 'ثلاثة أيام في باريس',
      action: { ...action, label: 'اقرأ الدليل' },
    },
    data: undefined,
  },
}
