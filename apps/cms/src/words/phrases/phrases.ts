/** The languages of the admin into which English is put. */
export type OtherLanguage = 'de' | 'fr' | 'es' | 'ru'

/** What is said, by its English form; words between braces stand for what is filled in. */
export type Phrases = Readonly<Record<string, Readonly<Record<OtherLanguage, string>>>>
