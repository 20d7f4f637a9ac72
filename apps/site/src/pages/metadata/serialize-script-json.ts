const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serialises JSON for a script element: characters that could end the element, open a comment or be parsed as markup
 * are escaped as JSON allows. The element's type is data, so it is not executed and needs no hash in the content
 * security policy.
 */
export function serializeScriptJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
