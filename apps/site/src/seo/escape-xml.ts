const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** What XML 1.0 has no form for: control characters but tab and line ends, halves of pairs, and two that are no characters. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\p{Cs}\ufffe\uffff]/gu

/** Text for the content or an attribute of XML 1.0; characters that XML cannot have are left out. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
