/** English labels of choices whose value is no word. */
const CHOICE_LABELS: Readonly<Record<string, string>> = {
  Tgid: 'Experience',
  SubCategory: 'Sub-category',
  Redirect: 'The booking page',
  Popup: 'A window on the page',
  internal: 'A page of ours',
  custom: 'Any address',
  tip: 'Tip',
  note: 'Note',
  warning: 'Warning',
  track: 'Track',
  album: 'Album',
  playlist: 'Playlist',
  artist: 'Artist',
  show: 'Show',
  episode: 'Episode',
}

/** The label of a shortcode's choice; a code, such as a currency, is its own label. */
export function englishLabelOfChoice(choice: string): string {
  return CHOICE_LABELS[choice] ?? choice
}
