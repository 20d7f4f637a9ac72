import type { Language } from '../catalogue-schema.ts'

/** One value for every language; adding a language to `LANGUAGES` without adding it here is a type error. */
export function buildPerLanguage<T>(build: (language: Language) => T): Record<Language, T> {
  return {
    en: build('en'),
    de: build('de'),
    fr: build('fr'),
    ru: build('ru'),
    pl: build('pl'),
    es: build('es'),
    it: build('it'),
    nl: build('nl'),
    pt: build('pt'),
    da: build('da'),
    no: build('no'),
    ro: build('ro'),
    sv: build('sv'),
    tr: build('tr'),
    ar: build('ar'),
  }
}
