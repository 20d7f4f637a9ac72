/** The values of a list with commas between them, without the spaces around them; empty ones are left out. */
export function splitAtCommas(text: string): string[] {
  return text.split(',').flatMap((value) => value.trim() || [])
}
