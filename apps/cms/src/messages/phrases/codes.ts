import type { Phrases } from './phrases.ts'

/** What the numbered codes of a translation do. */
export const CODES: Phrases = {
  bold: { de: 'fett', fr: 'gras', es: 'negrita', ru: 'жирный' },
  italic: { de: 'kursiv', fr: 'italique', es: 'cursiva', ru: 'курсив' },
  underlined: { de: 'unterstrichen', fr: 'souligné', es: 'subrayado', ru: 'подчёркнутый' },
  'struck through': { de: 'durchgestrichen', fr: 'barré', es: 'tachado', ru: 'зачёркнутый' },
  code: { de: 'Code', fr: 'code', es: 'código', ru: 'код' },
  text: { de: 'Text', fr: 'texte', es: 'texto', ru: 'текст' },
  'line break': { de: 'Zeilenumbruch', fr: 'retour à la ligne', es: 'salto de línea', ru: 'перенос строки' },
  link: { de: 'Link', fr: 'lien', es: 'enlace', ru: 'ссылка' },
  autolink: { de: 'Link', fr: 'lien', es: 'enlace', ru: 'ссылка' },
}
