const SPECIAL = /["'&<>]/
const ALL_SPECIAL = /["'&<>]/g
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Text as it stands in markup, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (character) => ENTITIES[character] ?? '') : text
}
