const FORMATS = new Map<string, Intl.NumberFormat>()

/** How a language of the admin writes numbers; to make one costs more than to use it, so there is one for each language. */
export function numberFormatIn(language: string): Intl.NumberFormat {
  const format = FORMATS.get(language) ?? new Intl.NumberFormat(language)
  FORMATS.set(language, format)
  return format
}
