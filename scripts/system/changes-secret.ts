/** With which tests sign that tour groups changed, as the provider does (`CATALOGUE_CHANGES_SECRET`). */
export const CHANGES_SECRET = 'signs changes of tour groups in tests'
