const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON for the inside of a script element: nothing in it can end the element, open a comment or be taken for markup. It
 * stays JSON, because every escape stands for the same character. A browser never runs it (its type is data), so it needs
 * no hash in the content security policy.
 */
export function serializeData(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
