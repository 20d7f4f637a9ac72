/**
 * Our own line icons on a 24-unit grid, as the inside of a `<symbol>`. `directional` ones point along the line of
 * text and are mirrored where it runs right to left.
 */
export const ICONS = {
  access: { body: 'M12 4v.1M5 8.5h14M12 8.5V14l-3.5 6.5M12 14l3.5 6.5' },
  alert: { body: 'M12 4 2.8 19.6h18.4zM12 10v4.2M12 17v.1' },
  arrow: { body: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', directional: true },
  bolt: { body: 'M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6z' },
  bulb: { body: 'M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.4 1.1 2.2h5c0-.8.4-1.6 1.1-2.2A6 6 0 0 0 12 3z' },
  bus: {
    body: 'M5 4.5h14V18H5zM5 11.5h14M5 8h14M7.5 18v2.5M16.5 18v2.5M8 15v.1M16 15v.1',
  },
  calendar: { body: 'M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4' },
  car: {
    body: 'M3.5 17.5v-5l2-1.5 2-5h9l2 5 2 1.5v5zM5.5 11h13M6.5 17.5V20M17.5 17.5V20M7 14.3v.1M17 14.3v.1',
  },
  check: { body: 'm4.5 12.5 5 5 10-11' },
  chevron: { body: 'm9 5 7 7-7 7', directional: true },
  clock: { body: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5' },
  close: { body: 'm5.5 5.5 13 13M18.5 5.5l-13 13' },
  cross: { body: 'm7 7 10 10M17 7 7 17' },
  distance: { body: 'M3 12h18M6.5 8.5 3 12l3.5 3.5M17.5 8.5 21 12l-3.5 3.5' },
  down: { body: 'm6 9.5 6 6 6-6' },
  drizzle: {
    body: 'M7 14.5a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1.3A3.4 3.4 0 0 1 17 14.5zM9 18v1.5M13 17.5V19M17 18v1.5',
  },
  globe: {
    body: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.4 3.6 5.3 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.3-3.6-8.5S9.5 5.9 12 3.5',
  },
  headset: { body: 'M4.5 16v-4a7.5 7.5 0 0 1 15 0v4M4.5 13.5h3V19h-3zM16.5 13.5h3V19h-3zM19.5 19c0 1.5-2 2.5-5 2.5' },
  heart: { body: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z' },
  info: { body: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.1' },
  mail: { body: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5' },
  map: { body: 'm3.5 6 5.7-2 5.6 2 5.7-2v14l-5.7 2-5.6-2-5.7 2zM9.2 4v14M14.8 6v14' },
  menu: { body: 'M4 7h16M4 12h16M4 17h16' },
  mobile: { body: 'M7 3h10v18H7zM11 17.5h2' },
  people: {
    body: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 2.6-6 6.5-6s6.5 2 6.5 6M15.5 5a3.3 3.3 0 0 1 0 6.3M18 14.6c2.2.7 3.500 2.500 3.500 5.400',
  },
  phone: {
    body: 'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.5z',
  },
  photos: { body: 'M7.5 3.5h13v13h-13zM7.5 7.5h-4v13h13v-4M8 14l4-4 5.5 6' },
  pin: {
    body: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  plane: {
    body: 'M10.5 3.5c1-1 3-1 3 1v5l7 4.5v2l-7-2v4l2 1.5V21l-3.5-1-3.5 1v-1.5l2-1.5v-4l-7 2v-2l7-4.5z',
  },
  play: { body: 'M8 5.5v13l10.5-6.5z', filled: true },
  rain: {
    body: 'M7 13.5a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1.3A3.4 3.4 0 0 1 17 13.5zM8.5 16l-1.5 4M12.5 16 11 20M16.5 16 15 20',
  },
  search: { body: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5' },
  shield: { body: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5' },
  ship: {
    body: 'M3.5 15.5h17l-2.5 4.5H6zM6 15.5v-5h12v5M9.5 10.5V6h5v4.5M12 6V3.5',
  },
  snow: {
    body: 'M12 3v18M4.2 7.5l15.6 9M19.800 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  },
  star: { body: 'm12 2.8 2.8 6 6.5.800-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.800z', filled: true },
  sun: {
    body: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
  },
  ticket: {
    body: 'M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
  },
  train: {
    body: 'M6.5 3.5h11a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a2 2 0 0 1 2-2zM4.5 10.5h15M8.5 14.3v.1M15.5 14.3v.1M8 17.5 5.5 21M16 17.5l2.5 3.5',
  },
  wallet: { body: 'M3.5 7.5h17v12h-17zM3.5 7.5 16 3.5v4M16.5 13.5v.1' },
} satisfies Record<string, { body: string; directional?: true; filled?: true }>

export type IconName = keyof typeof ICONS
